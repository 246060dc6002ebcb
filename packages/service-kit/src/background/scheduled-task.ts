import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundLoop, type LoopTimes } from './background-loop.js';

export const DAILY: LoopTimes = { intervalMs: 24 * 60 * 60_000, initialDelayMs: 5_000 };

/** A background loop for the life of its process. */
export abstract class ScheduledTask implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  private readonly loop: BackgroundLoop;

  protected constructor(what: string, times: LoopTimes) {
    this.loop = new BackgroundLoop(this.logger, what, times, (signal) => this.run(signal));
  }

  /** May return the milliseconds until the next round. */
  protected abstract run(signal: AbortSignal): Promise<number | undefined>;

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  /** Runs the next round now, or right after the one that is running. */
  runSoon(): void {
    this.loop.runSoon();
  }

  // The database pool closes later in the shutdown.
  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }
}
