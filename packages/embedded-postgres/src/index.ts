export { removeDataFolder } from './data-folder.ts';
export { freePort } from './free-port.ts';
export { stopOrphanPostgres } from './orphan.ts';
export { type PostgresServer, type StartOptions, startPostgres } from './postgres-server.ts';
export { commandLineOf, signalGroup, stopProcess } from './process.ts';
export { createDatabase, dropDatabase, provisionService, type ServiceDatabase } from './provision.ts';
export { createTemplate } from './template.ts';
export { startTestPostgres, type TestPostgres } from './test-postgres.ts';
export { until } from './until.ts';
