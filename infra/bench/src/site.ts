import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export const root = resolve(import.meta.dirname, '../../..');

const PORTS = {
  PORT: 48080,
  SHELL_PORT: 44000,
  MF_CATALOG_PORT: 44101,
  SVC_CATALOG_PORT: 44201,
  SVC_INQUIRIES_PORT: 44202,
  SVC_CONTENT_PORT: 44203,
  NOTIFIER_PORT: 44212,
  POSTGRES_PORT: 45432,
  SMTP_PORT: 41025,
  MAIL_WEB_PORT: 41080,
};

const megabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** A site of its own for measuring, stopped and removed afterwards. */
export class Site {
  readonly url = `http://127.0.0.1:${PORTS.PORT}`;
  readonly #dataDir: string;
  readonly #runner: ChildProcess;

  private constructor(dataDir: string, runner: ChildProcess) {
    this.#dataDir = dataDir;
    this.#runner = runner;
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void this.stop().then(() => process.exit(130)));
  }

  static async start(env: Record<string, string>): Promise<Site> {
    const dataDir = await mkdtemp(join(tmpdir(), 'dealership-bench-'));
    const ports = Object.fromEntries(Object.entries(PORTS).map(([name, port]) => [name, String(port)]));
    const runner = spawn(process.execPath, ['infra/embedded/src/start.ts'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...ports, ...env, DATA_DIR: dataDir },
    });
    const site = new Site(dataDir, runner);
    const up = () =>
      fetch(`${site.url}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await up())) {
      if (runner.exitCode !== null) throw new Error(`The site ended with code ${runner.exitCode}`);
      await pause(300);
    }
    return site;
  }

  get databaseUrl(): string {
    const { postgres } = JSON.parse(readFileSync(join(this.#dataDir, 'secrets.json'), 'utf8')) as { postgres: string };
    return `postgres://postgres:${postgres}@127.0.0.1:${PORTS.POSTGRES_PORT}/dealership`;
  }

  /** Resident memory of each part in MB (Linux). */
  memory(): Record<string, number> {
    const run = join(this.#dataDir, 'run');
    const parts = readdirSync(run).filter((file) => file.endsWith('.pid'));
    return Object.fromEntries(
      parts.map((file) => [file.slice(0, -4), Math.round(megabytes(Number.parseInt(readFileSync(join(run, file), 'utf8'), 10)))]),
    );
  }

  async stop(): Promise<void> {
    this.#runner.kill('SIGTERM');
    if (this.#runner.exitCode === null) await once(this.#runner, 'exit');
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}
