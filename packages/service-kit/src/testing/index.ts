export * from './fake-bucket.js';
export * from './metrics-of.js';
export * from './test-app.js';
export * from './test-database.js';
