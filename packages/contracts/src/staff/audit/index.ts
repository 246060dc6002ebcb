export * from './audit.js';
export type { AuditQuery } from './audit-query.js';
export type * from './responses.js';
