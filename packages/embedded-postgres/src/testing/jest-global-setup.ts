import { startTestPostgres, type TestPostgres } from './test-postgres.ts';

declare global {
  var testPostgres: TestPostgres | undefined;
}

/** Jest `globalSetup`: gives every worker TEST_DATABASE_URL and a prefix for databases shared by the run. */
export default async function startForJest(): Promise<void> {
  if (globalThis.testPostgres) return;
  globalThis.testPostgres = await startTestPostgres();
  process.env.TEST_DATABASE_URL = globalThis.testPostgres.url;
  process.env.TEST_TEMPLATE_PREFIX = `template_${process.pid}_`;
}
