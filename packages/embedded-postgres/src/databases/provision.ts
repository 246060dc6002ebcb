import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
import { withClient } from './with-client.ts';

export interface ServiceDatabase {
  schema: string;
  role: string;
  password: string;
  /** Installed into `public`, which is added to the role's search_path. */
  extensions?: string[];
  /** For libraries that run CREATE SCHEMA IF NOT EXISTS, which needs the privilege even if the schema exists. */
  mayCreateSchemas?: boolean;
  /** For libraries whose functions use temporary tables. */
  mayCreateTemporaryTables?: boolean;
}

const DUPLICATE_DATABASE = '42P04';

const urlOf = (url: string, changes: { database: string; role?: string; password?: string }): string => {
  const result = new URL(url);
  result.pathname = `/${changes.database}`;
  if (changes.role) result.username = changes.role;
  if (changes.password) result.password = changes.password;
  return result.href;
};

/** Creates the database, empty or as a copy of `template`, unless it exists; returns its superuser URL. */
export async function createDatabase(superuserUrl: string, name: string, template = 'template1'): Promise<string> {
  await withClient(superuserUrl, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    const statement = `CREATE DATABASE ${escapeIdentifier(name)} TEMPLATE ${escapeIdentifier(template)}`;
    await client.query(statement).catch((error: { code?: string }) => {
      if (error.code !== DUPLICATE_DATABASE) throw error;
    });
  });
  return urlOf(superuserUrl, { database: name });
}

/** Drops the databases whose names begin with `prefix`. */
export async function dropDatabases(superuserUrl: string, prefix: string): Promise<void> {
  const names = await withClient(superuserUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>('SELECT datname FROM pg_database WHERE starts_with(datname, $1)', [
      prefix,
    ]);
    return rows.map(({ datname }) => datname);
  });
  for (const name of names) await dropDatabase(superuserUrl, name);
}

/** Drops the database if it exists, closing the connections to it. */
export async function dropDatabase(superuserUrl: string, name: string): Promise<void> {
  await withClient(superuserUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${escapeIdentifier(name)} WITH (FORCE)`));
}

function roleStatements(
  database: string,
  { schema, role, password, extensions = [], mayCreateSchemas, mayCreateTemporaryTables }: ServiceDatabase,
): string[] {
  const [db, owner] = [escapeIdentifier(database), escapeIdentifier(role)];
  const path = [schema, ...(extensions.length ? ['public'] : [])].map(escapeIdentifier).join(', ');
  const rights = ['CONNECT', ...(mayCreateSchemas ? ['CREATE'] : []), ...(mayCreateTemporaryTables ? ['TEMPORARY'] : [])];
  return [
    `ALTER ROLE ${owner} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD ${escapeLiteral(password)}`,
    `ALTER ROLE ${owner} IN DATABASE ${db} SET search_path = ${path}`,
    `REVOKE ALL ON DATABASE ${db} FROM PUBLIC`,
    `GRANT ${rights.join(', ')} ON DATABASE ${db} TO ${owner}`,
  ];
}

async function provisionRole(client: Client, database: string, service: ServiceDatabase): Promise<void> {
  // Roles are server-wide; concurrent changes of one role would conflict.
  await client.query("SELECT pg_advisory_lock(hashtext('provision-role'))");
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [service.role]);
  if (!rowCount) await client.query(`CREATE ROLE ${escapeIdentifier(service.role)}`);
  for (const statement of roleStatements(database, service)) await client.query(statement);
}

async function provisionSchema(client: Client, { schema, role, extensions = [] }: ServiceDatabase): Promise<void> {
  const [name, owner] = [escapeIdentifier(schema), escapeIdentifier(role)];
  await client.query("SELECT pg_advisory_lock(hashtext('provision-schema'))");
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${name}`);
  await client.query(`ALTER SCHEMA ${name} OWNER TO ${owner}`);
  for (const extension of extensions)
    await client.query(`CREATE EXTENSION IF NOT EXISTS ${escapeIdentifier(extension)} SCHEMA public`);
}

/**
 * Creates a service's role and a schema that only this role can read. Idempotent; sets the password each time. Returns
 * the role's connection URL.
 */
export async function provisionService(superuserUrl: string, database: string, service: ServiceDatabase): Promise<string> {
  await withClient(superuserUrl, (client) => provisionRole(client, database, service));
  await withClient(urlOf(superuserUrl, { database }), (client) => provisionSchema(client, service));
  return urlOf(superuserUrl, { database, role: service.role, password: service.password });
}
