export * from './customer.js';
export type * from './customer-responses.js';
export * from './entered-request.js';
export * from './inbox.js';
export * from './messages.js';
export * from './reference.js';
export * from './reply-placeholders.js';
export type * from './responses.js';
export type { InboxCountsQuery, InboxQuery, RequestKeyParams } from './shapes.js';
