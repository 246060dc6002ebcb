import { startTestPostgres, type TestPostgres } from './test-postgres.ts';

declare global {
  var testPostgres: TestPostgres | undefined;
}

/** Jest `globalSetup`: afterwards TEST_DATABASE_URL is set for every worker. */
export default async function startForJest(): Promise<void> {
  if (globalThis.testPostgres) return;
  globalThis.testPostgres = await startTestPostgres();
  process.env.TEST_DATABASE_URL = globalThis.testPostgres.url;
}
