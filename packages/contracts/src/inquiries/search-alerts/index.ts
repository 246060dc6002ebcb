export type * from './responses.js';
export * from './search-alert.js';
