export * from './lead-endpoints.js';
export * from './leads.js';
export type * from './responses.js';
