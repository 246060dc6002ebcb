export * from './inbox.js';
export * from './messages.js';
export type * from './responses.js';
