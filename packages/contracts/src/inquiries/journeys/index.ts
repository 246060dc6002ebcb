export * from './journey.js';
export type * from './responses.js';
