import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, startPostgres } from '@dealership/embedded-postgres';
import { POSTGRES_PORT, processes } from '@dealership/topology';
import pg from 'pg';
import {
  buildWorkspaces,
  commonEnv,
  DATABASE,
  mediaFolder,
  migrateDatabases,
  postgresFolder,
  prepareDataDir,
  provisionDatabases,
  RunFolder,
  readPorts,
  Secrets,
  type SiteSettings,
} from '../../../embedded/src/index.ts';
import type { Deployment } from './deployment.ts';

const report = (name: string, note: string) => console.log(`${name}: ${note}`);

const urlOf = (port: number, password: string, database: string) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;

/** Port of the server on a data folder: the fourth line of PostgreSQL's pid file. */
const runningPort = (folder: string): number => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[3]);

interface Server {
  port: number;
  stop(): Promise<void>;
}

async function serverOf(dataDir: string, password: string): Promise<Server> {
  const folder = postgresFolder(dataDir);
  if (await new RunFolder(dataDir).livingRunner()) return { port: runningPort(folder), stop: async () => {} };
  const port = await freePort();
  const { stop } = await startPostgres({ dataDir: folder, port, password });
  return { port, stop };
}

/** As at the site's start: built, provisioned, migrated. */
async function prepare(settings: SiteSettings, adminUrl: string): Promise<void> {
  const { signal } = new AbortController();
  await buildWorkspaces({ root: settings.root, env: commonEnv(settings), report, signal });
  await provisionDatabases(settings, adminUrl);
  await migrateDatabases({ settings, signal, report });
}

/** A PostgreSQL queue belongs to the replaced rows; BullMQ recreates its schema. */
async function dropQueue(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('DROP SCHEMA IF EXISTS bullmq CASCADE').finally(() => client.end());
}

/** The data folder of `npm start`, whether the site runs or not. Restoring requires that it does not. */
export async function embeddedDeployment(
  root: string,
  dataDir: string,
  env: NodeJS.ProcessEnv,
  purpose: Purpose,
): Promise<Deployment> {
  if (purpose === 'backup' && !existsSync(postgresFolder(dataDir))) throw new Error(`${dataDir} has no database to back up`);
  const living = await new RunFolder(dataDir).livingRunner();
  if (purpose === 'restore' && living) throw new Error(`The site runs on ${dataDir} (process ${living}). Stop it first.`);
  await prepareDataDir(dataDir);
  const secrets = new Secrets(dataDir);
  const password = secrets.get('postgres');
  const { port, stop } = await serverOf(dataDir, password);
  const url = urlOf(port, password, DATABASE);
  const ports = { ...readPorts([...processes.map(({ port }) => port)], env), [POSTGRES_PORT.variable]: port };
  const settings: SiteSettings = { root, dataDir, env, ports, secrets, processes, watch: false };
  return {
    url,
    mediaDir: env.MEDIA_DIR || mediaFolder(dataDir),
    backupDir: env.BACKUP_DIR ?? join(root, 'backups'),
    prepare: () => prepare(settings, urlOf(port, password, 'postgres')),
    restored: () => dropQueue(url),
    close: stop,
  };
}

export type Purpose = 'backup' | 'restore';
