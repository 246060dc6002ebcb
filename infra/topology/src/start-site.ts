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
  /** The checkout that it runs from, if not this one. */
  root?: string;
  /** The program that runs it, below the root, if not that of `npm start`. */
  entry?: string;
  /** Where the site is, if not in a new folder: one that was there before is started again. */
  folder?: string | undefined;
  /** Ends the wait for the site, and with it the site. */
  signal: AbortSignal;
}

/** 0 where the file is gone: the part ended since its name was read. */
function readPid(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}

const isOk = async (url: string): Promise<boolean> => (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok;

/** Whether a whole site answers at an address. */
export const isUp = (url: string): Promise<boolean> => isOk(`${url}/api/health`).catch(() => false);

/** A site of its own in a temporary folder, beside its log, on the ports of its kind of run. */
export class RunningSite {
  // By name, as visitors come: the site sends its public address along in its documents.
  readonly url: string;
  /** Settles when the site has ended, wanted or not. */
  readonly ended: Promise<unknown>;
  readonly #ports: ReturnType<typeof portsFrom>;
  readonly #root: string;
  readonly #folder: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #runner: ChildProcess;

  constructor({ kind, env, root = here, entry = 'infra/embedded/src/start.ts' }: SiteRun, folder: string, log: number) {
    // What the person who runs this set for a site of their own is no matter of this one.
    const { REDIS_URL: _, PUBLIC_URL: __, ...inherited } = process.env;
    this.#ports = portsFrom(BASE_PORTS[kind]);
    this.#root = root;
    this.#folder = folder;
    this.#env = { ...inherited, ...this.#ports.env, ...env, DATA_DIR: join(folder, 'data') };
    this.url = `http://localhost:${this.#ports.of('gateway')}`;
    // Detached: Ctrl-C reaches the program only, which decides when the site ends.
    this.#runner = spawn(process.execPath, [entry], {
      cwd: root,
      env: this.#env,
      detached: true,
      stdio: ['ignore', log, log],
    });
    this.ended = once(this.#runner, 'exit');
  }

  /** Waits until visitors find all of it. */
  async ready(signal: AbortSignal): Promise<void> {
    const ended = new AbortController();
    void this.ended.then(() => ended.abort(new Error(`The site ended while starting:\n${this.lastWords()}`)));
    // The gateway's pid tells that it is this site that answers, not another on the same ports.
    const answers = () => this.pidOf('gateway') !== undefined && isUp(this.url);
    await until('the site is up', answers, { timeout: 300_000, every: 200, signal: AbortSignal.any([signal, ended.signal]) });
  }

  /** The end of its log. */
  lastWords(): string {
    return readFileSync(join(this.#folder, 'site.log'), 'utf8').trimEnd().split('\n').slice(-12).join('\n');
  }

  /** The process of each part that runs, PostgreSQL's first one included. */
  get pids(): Record<string, number> {
    const run = join(this.#folder, 'data/run');
    const files = readdirSync(run).filter((file) => file.endsWith('.pid') && file !== 'runner.pid');
    const pids = files.map((file) => [basename(file, '.pid'), readPid(join(run, file))] as const);
    return Object.fromEntries(pids.filter(([, pid]) => pid > 0));
  }

  /** The process that runs all others. */
  get runnerPid(): number {
    return this.#runner.pid as number;
  }

  /** The process that plays a part at this moment, if it runs. */
  pidOf(part: string): number | undefined {
    return this.pids[part];
  }

  /** Connection URL of the database, as its superuser. */
  get databaseUrl(): string {
    const { postgres }: { postgres: string } = JSON.parse(readFileSync(join(this.#folder, 'data/secrets.json'), 'utf8'));
    return `postgres://postgres:${postgres}@127.0.0.1:${this.#ports.of('postgres')}/dealership`;
  }

  /** Stops everything; the folder goes too unless it is to be kept. */
  async stop({ keep = false } = {}): Promise<void> {
    this.#runner.kill('SIGTERM');
    await this.ended;
    if (keep) {
      console.log(`The site's data and its log are kept in ${this.#folder}`);
      return;
    }
    // PostgreSQL's files may stand elsewhere (see embedded-postgres): the site's own reset knows where.
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

/** Resolves when the site answers. A site that does not come up is stopped and removed. */
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
