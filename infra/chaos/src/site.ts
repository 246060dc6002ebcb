import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '../../..');

const PORTS = {
  PORT: 38080,
  SHELL_PORT: 34000,
  MF_CATALOG_PORT: 34101,
  SVC_CATALOG_PORT: 34201,
  SVC_INQUIRIES_PORT: 34202,
  SVC_CONTENT_PORT: 34203,
  NOTIFIER_PORT: 34212,
  POSTGRES_PORT: 35432,
  SMTP_PORT: 31025,
  MAIL_WEB_PORT: 31080,
};

export const siteUrl = `http://127.0.0.1:${PORTS.PORT}`;
export const mailboxUrl = `http://127.0.0.1:${PORTS.MAIL_WEB_PORT}/api/email`;

/** Waits until a condition holds, looking again and again. Throws when it does not come true in time (ms). */
export async function until(what: string, holds: () => Promise<boolean>, limit: number): Promise<void> {
  const end = Date.now() + limit;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > end) throw new Error(`${what}: not within ${limit / 1000} s`);
    await pause(200);
  }
}

/** A site of its own, empty, on its own ports, with a log in its folder. */
export class Site {
  readonly dataDir: string;
  readonly #runner: ChildProcess;

  private constructor(dataDir: string, runner: ChildProcess) {
    this.dataDir = dataDir;
    this.#runner = runner;
  }

  static async start(): Promise<Site> {
    const dataDir = await mkdtemp(join(tmpdir(), 'dealership-chaos-'));
    const ports = Object.entries(PORTS).map(([name, port]) => [name, String(port)]);
    const runner = spawn(process.execPath, ['infra/embedded/src/start.ts'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...Object.fromEntries(ports), DATA_DIR: dataDir, DEMO_DATA: 'none', FORM_RATE_LIMIT: '100000' },
    });
    const site = new Site(dataDir, runner);
    await until('the site is up', async () => (await fetch(`${siteUrl}/api/health`)).ok, 300_000);
    return site;
  }

  /** Ends a part as a crash would. False when it is down already. */
  crash(part: string): boolean {
    try {
      return process.kill(this.#pidOf(part), 'SIGKILL');
    } catch {
      return false;
    }
  }

  #pidOf(part: string): number {
    const file = part === 'postgres' ? join(this.dataDir, 'postgres/postmaster.pid') : join(this.dataDir, 'run', `${part}.pid`);
    return Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
  }

  /** Connection URL of the database, as its superuser. */
  get databaseUrl(): string {
    const { postgres } = JSON.parse(readFileSync(join(this.dataDir, 'secrets.json'), 'utf8')) as { postgres: string };
    return `postgres://postgres:${postgres}@127.0.0.1:${PORTS.POSTGRES_PORT}/dealership`;
  }

  async stop({ keep }: { keep: boolean }): Promise<void> {
    this.#runner.kill('SIGTERM');
    if (this.#runner.exitCode === null) await once(this.#runner, 'exit');
    if (keep) console.log(`The site's folder is kept: ${this.dataDir}`);
    else await rm(this.dataDir, { recursive: true, force: true });
  }
}
