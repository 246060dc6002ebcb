import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { RunFolder } from '../environment/run-folder.ts';
import { Backoff, type BackoffTimes } from './backoff.ts';

export interface Running {
  pid: number;
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Sends SIGTERM, then SIGKILL after a while; resolves when it has ended. */
  stop(): Promise<void>;
}

export interface SupervisorOptions {
  name: string;
  launch: () => Promise<Running>;
  runFolder: RunFolder;
  say: (message: string) => void;
  backoff?: BackoffTimes;
}

const HOLD_POLL_MS = 100;

/** Supervises one part of the site: restarts it with growing pauses whenever it ends, until `stop`. */
export class Supervisor {
  readonly name: string;
  readonly #options: SupervisorOptions;
  readonly #backoff: Backoff;
  readonly #stopping = new AbortController();
  #launching: Promise<Running> | undefined;
  #supervising: Promise<void> | undefined;
  #pid: number | undefined;
  #ends = 0;
  #restarting = false;

  constructor(options: SupervisorOptions) {
    this.name = options.name;
    this.#options = options;
    this.#backoff = new Backoff(options.backoff);
  }

  /** Undefined while it is down. */
  get pid(): number | undefined {
    return this.#pid;
  }

  /** Number of unexpected exits. */
  get ends(): number {
    return this.#ends;
  }

  /** Resolves at the first launch; rejects if that fails. */
  async start(): Promise<void> {
    this.#supervising = this.#supervise(await this.#launch());
  }

  /** Restarts the running process without a pause. Does nothing while it is down. */
  async restart(): Promise<void> {
    if (this.#pid === undefined) return;
    this.#restarting = true;
    await (await this.#launching)?.stop();
  }

  /** Resolves when it has stopped for good. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    const [launched] = await Promise.allSettled([this.#launching]);
    if (launched.status === 'fulfilled') await launched.value?.stop();
    await this.#supervising;
  }

  async #launch(): Promise<Running> {
    this.#launching = this.#options.launch();
    const running = await this.#launching;
    this.#pid = running.pid;
    await this.#options.runFolder.writePid(this.name, running.pid);
    return running;
  }

  /** Waits until the process ends; returns its outcome and uptime. */
  async #endOf(running: Running): Promise<{ reason: string; uptimeMs: number }> {
    const since = Date.now();
    const { code, signal } = await running.exited;
    this.#pid = undefined;
    await this.#options.runFolder.removePid(this.name);
    const reason = signal ? `was killed by ${signal}` : `ended with code ${code}`;
    // Killed from outside is not broken: no growing pauses.
    return { reason, uptimeMs: signal === 'SIGKILL' ? Number.POSITIVE_INFINITY : Date.now() - since };
  }

  async #supervise(first: Running): Promise<void> {
    let running: Running | undefined = first;
    while (running) {
      const { reason, uptimeMs } = await this.#endOf(running);
      if (this.#stopping.signal.aborted) return;
      if (!this.#restarting) this.#ends += 1;
      running = await this.#relaunch(this.#restarting ? undefined : reason, uptimeMs);
    }
  }

  /** Immediately if nothing needs explaining. Undefined if stopped meanwhile. */
  async #relaunch(reason: string | undefined, uptimeMs: number): Promise<Running | undefined> {
    this.#restarting = false;
    for (let why = reason, uptime = uptimeMs; ; uptime = 0) {
      if (why && !(await this.#pause(why, this.#backoff.next(uptime)))) return undefined;
      try {
        return await this.#launch();
      } catch (error) {
        why = `could not start: ${(error as Error).message}`;
      }
    }
  }

  /** False if stopped meanwhile. */
  async #pause(why: string, milliseconds: number): Promise<boolean> {
    const { signal } = this.#stopping;
    const { runFolder, say } = this.#options;
    const hold = runFolder.holdFile(this.name);
    say(`${why}; starting it again in ${milliseconds / 1000} s`);
    try {
      await delay(milliseconds, undefined, { signal });
      if (existsSync(hold)) say(`stays down while ${hold} exists`);
      while (existsSync(hold)) await delay(HOLD_POLL_MS, undefined, { signal });
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      throw error;
    }
  }
}
