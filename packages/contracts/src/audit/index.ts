export * from './audit.js';
export type * from './responses.js';
