export type * from './responses.js';
export * from './webhooks.js';
