export * from './notifications.js';
export type * from './responses.js';
