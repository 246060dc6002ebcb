import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createDatabase, provisionService, type ServiceDatabase, withClient } from '@dealership/embedded-postgres';
import type { SiteProcess } from '@dealership/topology';
import pLimit from 'p-limit';
import { runCommand } from '../../run-command.ts';
import { seconds } from '../../terminal.ts';
import { UserError } from '../../user-error.ts';
import { DATABASE, environmentOf, QUEUE_ROLE, roleUrl, type SiteSettings } from './environment.ts';

interface Step {
  settings: SiteSettings;
  signal: AbortSignal;
  report: (name: string, note: string) => void;
}

const CONCURRENCY = 2;
const REPORT_INTERVAL_MS = 3000;

/** Forwards a line at most every few seconds, enough to show progress. */
function throttled(print: (line: string) => void): (line: string) => void {
  let last = Date.now();
  return (line) => {
    if (Date.now() - last < REPORT_INTERVAL_MS) return;
    last = Date.now();
    print(line);
  };
}

function serviceDatabases({ processes, secrets, env }: SiteSettings): ServiceDatabase[] {
  const owned = processes.flatMap(({ database }) => (database ? [database] : []));
  const services = owned.map(({ schema, extensions }) => ({
    schema,
    extensions,
    role: schema,
    password: secrets.get(`role.${schema}`),
  }));
  const needsQueue = processes.some(({ queue }) => queue) && !env.REDIS_URL;
  const queue = {
    schema: 'bullmq',
    role: QUEUE_ROLE,
    password: secrets.get(`role.${QUEUE_ROLE}`),
    // BullMQ migrates its own schema, starting with CREATE SCHEMA IF NOT EXISTS, and adds jobs in bulk through a
    // temporary table.
    mayCreateSchemas: true,
    mayCreateTemporaryTables: true,
  };
  return needsQueue ? [...services, queue] : services;
}

/** A schema and a role for each process with a database, and for the queue. Idempotent. */
export async function provisionDatabases(settings: SiteSettings, superuserUrl: string): Promise<void> {
  await createDatabase(superuserUrl, DATABASE);
  for (const service of serviceDatabases(settings)) await provisionService(superuserUrl, DATABASE, service);
}

async function runScript(
  process: SiteProcess,
  script: string,
  what: string,
  { settings, signal }: Step,
  extra = {},
  onLine?: (line: string) => void,
): Promise<void> {
  const env = { ...environmentOf(process, settings), ...extra };
  const { code, output } = await runCommand(globalThis.process.execPath, [join(settings.root, script)], {
    cwd: settings.root,
    env,
    signal,
    onLine,
  });
  if (code !== 0) throw new UserError(`${what} of ${process.name} failed (${script}, code ${code}):\n\n${output}`);
}

/**
 * Whether the schema has all migrations that stand beside the script. Asking takes milliseconds; starting a service's
 * migration takes a second.
 */
async function isMigrated(url: string, script: string): Promise<boolean> {
  const files = await readdir(join(dirname(script), 'migrations')).catch(() => []);
  const timestamps = files.filter((name) => name.endsWith('.up.sql')).map((name) => name.split('-')[0]);
  const read = withClient(url, (client) => client.query<{ timestamp: string }>('SELECT timestamp FROM migration'));
  const ran = await read.then(({ rows }) => rows.map(({ timestamp }) => timestamp)).catch((): string[] => []);
  return timestamps.length > 0 && timestamps.every((timestamp) => ran.includes(timestamp ?? ''));
}

/** Migrates every schema. */
export async function migrateDatabases(step: Step): Promise<void> {
  const next = pLimit(CONCURRENCY);
  const migrate = async (process: SiteProcess) => {
    const { schema, migrate: script } = process.database ?? {};
    if (!schema || !script) return;
    const started = Date.now();
    const { settings } = step;
    if (!(await isMigrated(roleUrl(settings, schema), join(settings.root, script))))
      await runScript(process, script, 'The migration', step);
    step.report(process.name, `schema up to date, ${seconds(started)}`);
  };
  await Promise.all(step.settings.processes.map((process) => next(() => migrate(process))));
}

/** Runs each demo data script once per data folder. */
export async function loadDemoData(step: Step): Promise<void> {
  const { root, dataDir, processes } = step.settings;
  const memory = join(dataDir, 'demo-data.json');
  const loaded: string[] = existsSync(memory) ? JSON.parse(await readFile(memory, 'utf8')) : [];
  for (const process of processes) {
    const script = process.database?.seed;
    if (!script || loaded.includes(process.name)) continue;
    const started = Date.now();
    const onLine = throttled((line) => step.report(process.name, `demo data: ${line}`));
    await runScript(process, script, 'The demo data', step, { DEMO_DATA_DIR: join(root, 'infra/demo-data') }, onLine);
    loaded.push(process.name);
    await writeFile(memory, JSON.stringify(loaded));
    step.report(process.name, `demo data loaded, ${seconds(started)}`);
  }
}
