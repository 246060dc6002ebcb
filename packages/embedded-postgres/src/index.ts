export { createDatabase, dropDatabase, provisionService, type ServiceDatabase } from './databases/provision.ts';
export { createTemplate } from './databases/template.ts';
export { freePort } from './free-port.ts';
export { removeDataFolder } from './server/data-folder.ts';
export { stopOrphanPostgres } from './server/orphan.ts';
export { type PostgresServer, type StartOptions, startPostgres } from './server/postgres-server.ts';
export { commandLineOf, signalGroup, stopProcess } from './server/process.ts';
export { startTestPostgres, type TestPostgres } from './testing/test-postgres.ts';
export { until } from './until.ts';
