import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundLoop } from './background-loop.js';

const TIMES = { intervalMs: 24 * 60 * 60_000, firstPauseMs: 5_000 };

/** Does its work at the start and once a day. */
export abstract class DailyLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  private readonly loop: BackgroundLoop;

  protected constructor(what: string) {
    this.loop = new BackgroundLoop(this.logger, what, TIMES, async (ended) => {
      await this.work(ended);
      return undefined;
    });
  }

  protected abstract work(ended: AbortSignal): Promise<void>;

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  // The database pool closes later in the shutdown.
  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }
}
