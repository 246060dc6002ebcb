export * from './lead-endpoints.js';
export type { LeadFilter, LeadListQuery } from './lead-queries.js';
export * from './leads.js';
export * from './request-states.js';
export type * from './responses.js';
