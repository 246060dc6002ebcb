export * from './test-app.js';
export * from './test-database.js';
