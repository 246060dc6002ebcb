export * from './request-id.js';
export * from './traceparent.js';
