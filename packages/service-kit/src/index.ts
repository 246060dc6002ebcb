export * from './app/service-app.js';
export * from './config/env.js';
export * from './database/database.module.js';
export * from './database/migrate.js';
export * from './errors/app-error.filter.js';
export * from './errors/app-error.js';
export * from './health/health.module.js';
