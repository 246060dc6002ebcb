export * from './events.js';
export * from './notifications/index.js';
export * from './webhooks/index.js';
