import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { until } from '@dealership/embedded-postgres';
import { BASE_PORTS, portsFrom } from './ports.ts';

const here = resolve(import.meta.dirname, '../../..');

export interface SiteRun {
  kind: 'bench' | 'chaos';
  /** Settings besides its ports and its data folder. */
  env: Record<string, string>;
  /** Its checkout, by default this one. */
  root?: string;
  /** Its program, relative to the root; default: that of `npm start`. */
  entry?: string;
  /** Its folder, by default a new one; an existing site is started again. */
  folder?: string | undefined;
  /** Cancels the wait for the site and stops it. */
  signal: AbortSignal;
}

/** 0 if the file does not exist: the part ended since its name was read. */
function readPid(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}

const isOk = async (url: string): Promise<boolean> => (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok;

/** Whether a complete site answers at an address. */
export const isUp = (url: string): Promise<boolean> => isOk(`${url}/api/health`).catch(() => false);

/** A site in a temporary folder with its log, on the ports of its kind of run. */
export class RunningSite {
  // By host name, as visitors do: documents contain the site's public address.
  readonly url: string;
  /** Settles when the site has ended, intentionally or not. */
  readonly ended: Promise<unknown>;
  readonly #ports: ReturnType<typeof portsFrom>;
  readonly #root: string;
  readonly #folder: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #runner: ChildProcess;

  constructor({ kind, env, root = here, entry = 'infra/embedded/src/start.ts' }: SiteRun, folder: string, log: number) {
    // The caller's settings for their own site do not apply here.
    const { REDIS_URL: _, PUBLIC_URL: __, ...inherited } = process.env;
    this.#ports = portsFrom(BASE_PORTS[kind]);
    this.#root = root;
    this.#folder = folder;
    this.#env = { ...inherited, ...this.#ports.env, ...env, DATA_DIR: join(folder, 'data') };
    this.url = `http://localhost:${this.#ports.of('gateway')}`;
    // Detached: Ctrl-C reaches only the calling program, which decides when the site stops.
    this.#runner = spawn(process.execPath, [entry], {
      cwd: root,
      env: this.#env,
      detached: true,
      stdio: ['ignore', log, log],
    });
    this.ended = once(this.#runner, 'exit');
  }

  /** Waits until visitors find a complete site. */
  async ready(signal: AbortSignal): Promise<void> {
    const ended = new AbortController();
    void this.ended.then(() => ended.abort(new Error(`The site ended while starting:\n${this.lastOutput()}`)));
    // The gateway's pid proves that this site answers, not another one on the same ports.
    const answers = () => this.pidOf('gateway') !== undefined && isUp(this.url);
    await until('the site is up', answers, { timeout: 300_000, every: 200, signal: AbortSignal.any([signal, ended.signal]) });
  }

  /** The end of its log. */
  lastOutput(): string {
    return readFileSync(join(this.#folder, 'site.log'), 'utf8').trimEnd().split('\n').slice(-12).join('\n');
  }

  /** The pid of each running part, including PostgreSQL's postmaster. */
  get pids(): Record<string, number> {
    const run = join(this.#folder, 'data/run');
    const files = readdirSync(run).filter((file) => file.endsWith('.pid') && file !== 'runner.pid');
    const pids = files.map((file) => [basename(file, '.pid'), readPid(join(run, file))] as const);
    return Object.fromEntries(pids.filter(([, pid]) => pid > 0));
  }

  /** The supervising process. */
  get runnerPid(): number {
    return this.#runner.pid as number;
  }

  /** The current process of a part, if it runs. */
  pidOf(part: string): number | undefined {
    return this.pids[part];
  }

  /** Superuser URL of the database. */
  get databaseUrl(): string {
    const { postgres }: { postgres: string } = JSON.parse(readFileSync(join(this.#folder, 'data/secrets.json'), 'utf8'));
    return `postgres://postgres:${postgres}@127.0.0.1:${this.#ports.of('postgres')}/dealership`;
  }

  /** Stops everything; deletes the folder unless it is to be kept. */
  async stop({ keep = false } = {}): Promise<void> {
    this.#runner.kill('SIGTERM');
    await this.ended;
    if (keep) {
      console.log(`The site's data and its log are kept in ${this.#folder}`);
      return;
    }
    // PostgreSQL's files may be elsewhere (see embedded-postgres); the site's own reset knows.
    const reset = spawn(process.execPath, ['infra/embedded/src/reset.ts'], {
      cwd: this.#root,
      env: this.#env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = await once(reset, 'exit');
    if (code !== 0) throw new Error(`The site's data in ${this.#folder} could not be removed`);
    await rm(this.#folder, { recursive: true });
  }
}

/** Resolves when the site answers. A site that fails to start is stopped and removed. */
export async function startSite(run: SiteRun): Promise<RunningSite> {
  const folder = run.folder ?? (await mkdtemp(join(tmpdir(), `dealership-${run.kind}-`)));
  const log = await open(join(folder, 'site.log'), 'a');
  const site = new RunningSite(run, folder, log.fd);
  await log.close();
  try {
    await site.ready(run.signal);
    return site;
  } catch (error) {
    await site.stop();
    throw error;
  }
}
