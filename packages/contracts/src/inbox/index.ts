export * from './entered-request.js';
export * from './inbox.js';
export * from './messages.js';
export * from './person.js';
export type * from './person-responses.js';
export * from './reference.js';
export * from './reply-placeholders.js';
export type * from './responses.js';
export type { InboxCountsQuery, InboxQuery, RequestKeyParams } from './shapes.js';
