import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { until } from './until.ts';

const root = resolve(import.meta.dirname, '../../..');

const PORTS = {
  PORT: 38080,
  SHELL_PORT: 34000,
  MF_CATALOG_PORT: 34101,
  MF_SERVICES_PORT: 34102,
  MF_BLOG_PORT: 34103,
  MF_ADMIN_PORT: 34104,
  SVC_CATALOG_PORT: 34201,
  SVC_INQUIRIES_PORT: 34202,
  SVC_CONTENT_PORT: 34203,
  SVC_PAYMENTS_PORT: 34204,
  STRIPE_SIMULATOR_PORT: 34290,
  NOTIFIER_PORT: 34212,
  POSTGRES_PORT: 35432,
  SMTP_PORT: 31025,
  MAIL_WEB_PORT: 31080,
};

/** Ports of the parts that tell over HTTP whether they can take work. */
const HEALTH_PORTS: Record<string, number> = { 'svc-inquiries': PORTS.SVC_INQUIRIES_PORT, notifier: PORTS.NOTIFIER_PORT };

/** E-mails that the notifier writes at the same time. */
export const NOTIFIER_CONCURRENCY = 5;

export const siteUrl = `http://localhost:${PORTS.PORT}`;
export const mailboxUrl = `http://127.0.0.1:${PORTS.MAIL_WEB_PORT}/api/email`;

function environment(dataDir: string): NodeJS.ProcessEnv {
  const { REDIS_URL: _, PUBLIC_URL: __, ...inherited } = process.env;
  return {
    ...inherited,
    ...Object.fromEntries(Object.entries(PORTS).map(([name, port]) => [name, String(port)])),
    DATA_DIR: dataDir,
    DEMO_DATA: 'none',
    FORM_RATE_LIMIT: '100000',
    NOTIFIER_CONCURRENCY: String(NOTIFIER_CONCURRENCY),
  };
}

/** A site of its own, empty, on its own ports, in a temporary folder beside its log. */
export class Site {
  readonly #folder: string;
  readonly #dataDir: string;
  readonly #runner: ChildProcess;
  /** Settles when the site has ended, wanted or not. */
  readonly ended: Promise<unknown>;

  private constructor(folder: string, dataDir: string, runner: ChildProcess) {
    this.#folder = folder;
    this.#dataDir = dataDir;
    this.#runner = runner;
    this.ended = once(runner, 'exit');
  }

  static async launch(): Promise<Site> {
    const folder = await mkdtemp(join(tmpdir(), 'dealership-chaos-'));
    const dataDir = join(folder, 'data');
    const log = await open(join(folder, 'site.log'), 'a');
    const stdio = ['ignore', log.fd, log.fd] satisfies unknown[];
    // Detached: Ctrl-C reaches this program only, which decides when the site ends.
    const options = { cwd: root, env: environment(dataDir), detached: true };
    const runner = spawn(process.execPath, ['infra/embedded/src/start.ts'], {
      ...options,
      stdio: stdio as ['ignore', number, number],
    });
    await log.close();
    return new Site(folder, dataDir, runner);
  }

  /** Waits until visitors find all of it. */
  async ready(signal: AbortSignal): Promise<void> {
    // The gateway's pid tells that it is this site that answers, not another on the same ports.
    const answers = async () =>
      this.pidOf('gateway') !== undefined && (await fetch(`${siteUrl}/api/health`, { signal: AbortSignal.timeout(5_000) })).ok;
    await until('the site is up', answers, { limitMs: 300_000, signal });
  }

  /** The end of its log. */
  lastWords(): string {
    return readFileSync(join(this.#folder, 'site.log'), 'utf8').trimEnd().split('\n').slice(-12).join('\n');
  }

  /** The process that plays a part at this moment, if it runs. */
  pidOf(part: string): number | undefined {
    const file = join(this.#dataDir, 'run', `${part}.pid`);
    const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
    return pid > 0 ? pid : undefined;
  }

  /** Whether a running part takes work; PostgreSQL has no process id of the site before it does. */
  async isReady(part: string): Promise<boolean> {
    const port = HEALTH_PORTS[part];
    if (port === undefined) return true;
    return (await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(1_000) })).ok;
  }

  /** Connection URL of the database, as its superuser. */
  get databaseUrl(): string {
    const { postgres } = JSON.parse(readFileSync(join(this.#dataDir, 'secrets.json'), 'utf8')) as { postgres: string };
    return `postgres://postgres:${postgres}@127.0.0.1:${PORTS.POSTGRES_PORT}/dealership`;
  }

  /** Stops everything; the folder goes too unless it is to be kept. */
  async stop({ keep }: { keep: boolean }): Promise<void> {
    this.#runner.kill('SIGTERM');
    await this.ended;
    if (keep) {
      console.log(`The site's data and its log are kept in ${this.#folder}`);
      return;
    }
    // PostgreSQL's files may stand elsewhere (see embedded-postgres): the site's own reset knows where.
    const env = environment(this.#dataDir);
    const reset = spawn(process.execPath, ['infra/embedded/src/reset.ts'], {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = await once(reset, 'exit');
    if (code !== 0) throw new Error(`the site's data folder ${this.#dataDir} could not be emptied`);
    await rm(this.#folder, { recursive: true });
  }
}
