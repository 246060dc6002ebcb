import { randomBytes } from 'node:crypto';
import { createDatabase, createTemplate, dropDatabase } from '@dealership/embedded-postgres';
import type { DatabaseOptions } from '../../database/database.module.js';
import { migrate } from '../../database/migrate.js';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

const server = (): string => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: use the jest preset with { postgres: true }');
  return url;
};

async function createRandomDatabase(template?: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = await createDatabase(server(), name, template);
  return { url, drop: () => dropDatabase(server(), name) };
}

/** A separate empty database on the PostgreSQL of jest's global set-up. */
export const createTestDatabase = (): Promise<TestDatabase> => createRandomDatabase();

/** The same with a service's schema: copied from a database migrated once per jest run. */
export async function createMigratedDatabase(databaseOptions: (url: string) => DatabaseOptions): Promise<TestDatabase> {
  const template = `${process.env.TEST_TEMPLATE_PREFIX}${databaseOptions(server()).schema}`;
  await createTemplate(server(), template, (url) => migrate(databaseOptions(url)));
  return createRandomDatabase(template);
}
