import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export const root = resolve(import.meta.dirname, '../../..');

const PORTS = {
  PORT: 48080,
  SHELL_PORT: 44000,
  MF_CATALOG_PORT: 44101,
  MF_SERVICES_PORT: 44102,
  MF_BLOG_PORT: 44103,
  MF_ADMIN_PORT: 44104,
  SVC_CATALOG_PORT: 44201,
  SVC_INQUIRIES_PORT: 44202,
  SVC_CONTENT_PORT: 44203,
  SVC_PAYMENTS_PORT: 44204,
  STRIPE_SIMULATOR_PORT: 44290,
  NOTIFIER_PORT: 44212,
  POSTGRES_PORT: 45432,
  SMTP_PORT: 41025,
  MAIL_WEB_PORT: 41080,
};

export const isUp = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** A site of its own for measuring, stopped and removed afterwards, also on Ctrl-C. */
export class Site {
  // By name, as visitors come: the site sends its public address along in its documents.
  readonly url = `http://localhost:${PORTS.PORT}`;
  readonly #dataDir: string;
  readonly #runner: ChildProcess;
  readonly #ended: Promise<unknown>;
  /** What it says while starting; shown when it fails. */
  #words = '';

  private constructor(dataDir: string, runner: ChildProcess) {
    this.#dataDir = dataDir;
    this.#runner = runner;
    this.#ended = once(runner, 'exit');
    runner.stdout?.on('data', (said) => {
      this.#words += said;
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => void this.stop().then(() => process.exit(130)));
  }

  /** Resolves when the site answers. `env`: settings besides its ports and its data folder. */
  static async start(env: Record<string, string>): Promise<Site> {
    const dataDir = await mkdtemp(join(tmpdir(), 'dealership-bench-'));
    const ports = Object.fromEntries(Object.entries(PORTS).map(([name, port]) => [name, String(port)]));
    const runner = spawn(process.execPath, ['infra/embedded/src/start.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...ports, ...env, DATA_DIR: dataDir },
    });
    const site = new Site(dataDir, runner);
    // The gateway's pid tells that it is this site that answers.
    while (!(existsSync(join(dataDir, 'run/gateway.pid')) && (await isUp(site.url)))) {
      if (runner.exitCode !== null || runner.signalCode) {
        await site.stop();
        throw new Error(`The site ended with ${runner.exitCode ?? runner.signalCode} while starting:\n${site.#words}`);
      }
      await pause(300);
    }
    return site;
  }

  get databaseUrl(): string {
    const { postgres } = JSON.parse(readFileSync(join(this.#dataDir, 'secrets.json'), 'utf8')) as { postgres: string };
    return `postgres://postgres:${postgres}@127.0.0.1:${PORTS.POSTGRES_PORT}/dealership`;
  }

  /** The process of each part, PostgreSQL's first one included. */
  get pids(): Record<string, number> {
    const run = join(this.#dataDir, 'run');
    const files = readdirSync(run).filter((file) => file.endsWith('.pid') && file !== 'runner.pid');
    return Object.fromEntries(
      files.map((file) => [basename(file, '.pid'), Number.parseInt(readFileSync(join(run, file), 'utf8'), 10)]),
    );
  }

  async stop(): Promise<void> {
    this.#runner.kill('SIGTERM');
    await this.#ended;
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}
