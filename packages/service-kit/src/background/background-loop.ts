import { OutageLog } from '@dealership/server-kit';
import type { Logger } from '@nestjs/common';
import { nestLog } from '../log/nest-log.js';

export interface LoopTimes {
  intervalMs: number;
  /** Delay after the first failure; doubles with each further one, up to the interval. */
  initialDelayMs: number;
}

/** Repeats a task with back-off on failure; logs an outage once. */
export class BackgroundLoop {
  private readonly outage: OutageLog;
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private failures = 0;
  private isAskedAgain = false;

  /** `round` may return the milliseconds until the next one; the default is the interval. */
  constructor(
    logger: Logger,
    what: string,
    private readonly times: LoopTimes,
    private readonly round: (signal: AbortSignal) => Promise<number | undefined>,
  ) {
    this.outage = new OutageLog(nestLog(logger), what);
  }

  start(): void {
    this.timer = undefined;
    this.running = this.try().then((pause) => {
      if (!this.stopping.signal.aborted) this.timer = setTimeout(() => this.start(), pause).unref();
    });
  }

  /** Runs the next round now, or right after the one that is running. */
  runSoon(): void {
    this.isAskedAgain = true;
    if (!this.timer || this.stopping.signal.aborted) return;
    clearTimeout(this.timer);
    this.start();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.timer);
    await this.running;
  }

  private async try(): Promise<number> {
    const { intervalMs, initialDelayMs } = this.times;
    this.isAskedAgain = false;
    try {
      const pause = await this.round(this.stopping.signal);
      this.failures = 0;
      this.outage.recovered();
      return this.isAskedAgain ? 0 : Math.min(Math.max(pause ?? intervalMs, 0), intervalMs);
    } catch (error) {
      if (!this.stopping.signal.aborted) this.outage.failed(error);
      return Math.min(initialDelayMs * 2 ** this.failures++, intervalMs);
    }
  }
}
