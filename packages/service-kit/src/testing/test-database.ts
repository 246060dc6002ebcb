import { randomBytes } from 'node:crypto';
import { createDatabase, dropDatabase } from '@dealership/embedded-postgres';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** An empty database of its own on the PostgreSQL that jest's global set-up started. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL is not set: use the jest preset with { postgres: true }');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await createDatabase(server, name);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => dropDatabase(server, name) };
}
