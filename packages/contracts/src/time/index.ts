export * from './business-time.js';
export { clockMinutes, type OpenSpan, openMinutes } from './open-spans.js';
export * from './opening-hours.js';
export * from './with-timeout.js';
