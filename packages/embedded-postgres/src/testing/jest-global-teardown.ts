import { dropDatabases } from '../databases/provision.ts';
import type { TestPostgres } from './test-postgres.ts';

async function end({ url, stop }: TestPostgres): Promise<void> {
  await dropDatabases(url, process.env.TEST_TEMPLATE_PREFIX ?? '');
  await stop();
}

/** Jest `globalTeardown`: stops what `globalSetup` started; on an existing server, drops the run's shared databases. */
export default async function stopAfterJest(): Promise<void> {
  if (globalThis.testPostgres) await end(globalThis.testPostgres);
  globalThis.testPostgres = undefined;
}
