export { continueTrace } from './continue-trace.js';
export * from './forward-request-ids.js';
export * from './request-context.js';
export * from './request-id.js';
export * from './start-tracing.js';
export * from './traceparent.js';
