import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { RunFolder } from './run-folder.ts';

export interface Running {
  pid: number;
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Asks it to end, insists after a while; resolves when it has ended. */
  stop(): Promise<void>;
}

export interface KeepAliveOptions {
  name: string;
  launch: () => Promise<Running>;
  runFolder: RunFolder;
  say: (message: string) => void;
  backoff?: { firstMs: number; longestMs: number; resetAfterMs: number };
}

const BACKOFF = { firstMs: 500, longestMs: 15_000, resetAfterMs: 30_000 };
const HOLD_POLL_MS = 100;

/** One part of the site: launched again with growing pauses whenever it ends, until `stop`. */
export class KeptAlive {
  readonly name: string;
  readonly #options: KeepAliveOptions;
  readonly #stopping = new AbortController();
  #launching: Promise<Running> | undefined;
  #keeping: Promise<void> | undefined;
  #pid: number | undefined;
  #ends = 0;

  constructor(options: KeepAliveOptions) {
    this.name = options.name;
    this.#options = options;
  }

  /** Undefined while it is down. */
  get pid(): number | undefined {
    return this.#pid;
  }

  /** How often it ended by itself. */
  get ends(): number {
    return this.#ends;
  }

  /** Resolves when it is launched for the first time; rejects when that fails. */
  async start(): Promise<void> {
    this.#keeping = this.#keep(await this.#launch());
  }

  /** Resolves when it is down for good. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    const [launched] = await Promise.allSettled([this.#launching]);
    if (launched.status === 'fulfilled') await launched.value?.stop();
    await this.#keeping;
  }

  async #launch(): Promise<Running> {
    this.#launching = this.#options.launch();
    const running = await this.#launching;
    this.#pid = running.pid;
    await this.#options.runFolder.writePid(this.name, running.pid);
    return running;
  }

  /** Waits for the end of a life; returns how it ended. */
  async #endOf(running: Running): Promise<string> {
    const { code, signal } = await running.exited;
    this.#pid = undefined;
    await this.#options.runFolder.removePid(this.name);
    return signal ? `was killed by ${signal}` : `ended with code ${code}`;
  }

  async #keep(first: Running): Promise<void> {
    const { firstMs, longestMs, resetAfterMs } = this.#options.backoff ?? BACKOFF;
    let running: Running | undefined = first;
    let pauseMs = firstMs;
    while (running) {
      const since = Date.now();
      const reason = await this.#endOf(running);
      if (this.#stopping.signal.aborted) return;
      this.#ends += 1;
      if (Date.now() - since >= resetAfterMs) pauseMs = firstMs;
      running = await this.#relaunch(reason, () => {
        const present = pauseMs;
        pauseMs = Math.min(pauseMs * 2, longestMs);
        return present;
      });
    }
  }

  /** Undefined when stopped meanwhile. */
  async #relaunch(reason: string, nextPause: () => number): Promise<Running | undefined> {
    for (let why = reason; ; ) {
      const pauseMs = nextPause();
      this.#options.say(`${why}; starting it again in ${pauseMs / 1000} s`);
      if (!(await this.#pause(pauseMs))) return undefined;
      try {
        return await this.#launch();
      } catch (error) {
        why = `could not start: ${(error as Error).message}`;
      }
    }
  }

  /** False when stopped meanwhile. */
  async #pause(milliseconds: number): Promise<boolean> {
    const { signal } = this.#stopping;
    const hold = this.#options.runFolder.holdFile(this.name);
    try {
      await delay(milliseconds, undefined, { signal });
      if (existsSync(hold)) this.#options.say(`stays down while ${hold} exists`);
      while (existsSync(hold)) await delay(HOLD_POLL_MS, undefined, { signal });
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      throw error;
    }
  }
}
