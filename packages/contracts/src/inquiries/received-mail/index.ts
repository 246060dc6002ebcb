export * from './received-mail.js';
export type * from './responses.js';
