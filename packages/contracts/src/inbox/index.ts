export * from './inbox.js';
export type * from './responses.js';
