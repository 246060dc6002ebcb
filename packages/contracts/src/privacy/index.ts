export * from './privacy.js';
export type * from './responses.js';
