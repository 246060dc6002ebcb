export { until } from '@dealership/embedded-postgres';
export * from './fake-bucket.js';
export * from './metrics-of.js';
export * from './pictures.js';
export * from './refused-to-old-code.js';
export * from './service-processes.js';
export * from './strangers.js';
export * from './test-app.js';
export * from './test-database.js';
