export * from './api-client.js';
export * from './query-client.js';
export * from './random-uuid.js';
export * from './react-query.js';
export * from './reply-promise.js';
export * from './use-idempotency-key.js';
export * from './use-is-slow.js';
