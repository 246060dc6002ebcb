import { type BeforeApplicationShutdown, Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundLoop } from './background-loop.js';
import { RETENTION, RETENTION_DAYS, type Retention } from './retention.js';

const MINUTE_MS = 60_000;
const TIMES = { intervalMs: 24 * 60 * MINUTE_MS, firstPauseMs: 5_000 };

/** Erases what is old at the start and once a day. */
@Injectable()
export class RetentionLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(RetentionLoop.name);
  private readonly loop: BackgroundLoop;

  constructor(
    @Inject(RETENTION) retention: Retention,
    @Inject(RETENTION_DAYS) private readonly days: number,
  ) {
    this.loop = new BackgroundLoop(this.logger, 'Erasing what is old', TIMES, async (ended) => {
      const erased = await retention.eraseOld(days, ended);
      if (erased) this.logger.log({ erased, days }, 'old data of people erased');
      return undefined;
    });
  }

  onApplicationBootstrap(): void {
    if (this.days > 0) this.loop.start();
  }

  // The database pool closes later in the shutdown.
  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }
}
