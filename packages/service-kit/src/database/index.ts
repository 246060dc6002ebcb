export * from './advisory-locks.js';
export * from './database.module.js';
export * from './database-env.js';
export * from './migrate.js';
export * from './postgres-listener.js';
export * from './queries.js';
export * from './sql-migrations.js';
