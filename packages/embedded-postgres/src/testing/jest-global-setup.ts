import { startTestPostgres, type TestPostgres } from './test-postgres.ts';

declare global {
  var testPostgres: TestPostgres | undefined;
}

/** Jest `globalSetup`: afterwards every worker has TEST_DATABASE_URL, and a prefix for the databases that the run shares. */
export default async function startForJest(): Promise<void> {
  if (globalThis.testPostgres) return;
  globalThis.testPostgres = await startTestPostgres();
  process.env.TEST_DATABASE_URL = globalThis.testPostgres.url;
  process.env.TEST_TEMPLATE_PREFIX = `template_${process.pid}_`;
}
