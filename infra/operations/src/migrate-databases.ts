import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createDatabase, provisionService } from '@dealership/embedded-postgres';
import { processes, type SiteProcess } from '@dealership/topology';

type OwnDatabase = NonNullable<SiteProcess['database']>;

interface Owner {
  name: string;
  database: OwnDatabase;
  /** With the role that owns the schema, and its password. */
  url: string;
}

/** The variable with the connection URL of a schema's owner: `CATALOG_DATABASE_URL`. */
const urlVariable = ({ schema }: OwnDatabase): string => `${schema.toUpperCase()}_DATABASE_URL`;

export const schemas: string[] = processes.flatMap(({ database }) => (database ? [database.schema] : []));

function ownersIn(env: NodeJS.ProcessEnv): Owner[] {
  const owning = processes.flatMap(({ name, database }) => (database ? [{ name, database }] : []));
  const missing = owning.filter(({ database }) => !env[urlVariable(database)]).map(({ database }) => urlVariable(database));
  if (missing.length) throw new Error(`The environment is not complete:\n  ${missing.join(', ')}: must be set`);
  return owning.map((owner) => ({ ...owner, url: env[urlVariable(owner.database)] ?? '' }));
}

/** Database, role and schema, with the name and password of the service's own URL. Idempotent. */
async function provision(adminUrl: string, { database, url }: Owner): Promise<void> {
  const { username, password, pathname } = new URL(url);
  const name = decodeURIComponent(pathname.slice(1));
  await createDatabase(adminUrl, name);
  const { schema, extensions } = database;
  const role = { role: decodeURIComponent(username), password: decodeURIComponent(password) };
  await provisionService(adminUrl, name, { schema, extensions, ...role });
}

async function migrate(root: string, { name, database, url }: Owner): Promise<void> {
  if (!database.migrate) return;
  const { PATH, NODE_ENV, MIGRATION_LOCK_TIMEOUT_MS, MIGRATION_STATEMENT_TIMEOUT_MS } = process.env;
  const env = { PATH, NODE_ENV, MIGRATION_LOCK_TIMEOUT_MS, MIGRATION_STATEMENT_TIMEOUT_MS, DATABASE_URL: url };
  const child = spawn(process.execPath, [join(root, database.migrate)], { cwd: root, env, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The migration of ${name} failed (${database.migrate}, code ${code})`);
}

/**
 * Migrates every schema with its own role; with ADMIN_DATABASE_URL it first creates missing databases, roles and
 * schemas and sets the roles' passwords.
 */
export async function migrateDatabases(root: string, env: NodeJS.ProcessEnv, log: (line: string) => void): Promise<void> {
  const { ADMIN_DATABASE_URL: adminUrl } = env;
  for (const owner of ownersIn(env)) {
    if (adminUrl) await provision(adminUrl, owner);
    await migrate(root, owner);
    log(`${owner.database.schema}: up to date`);
  }
}
