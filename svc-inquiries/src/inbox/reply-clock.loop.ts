import { BackgroundLoop } from '@dealership/service-kit/background';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ReplyClockService } from './reply-clock.service.js';

const TIMES = { intervalMs: 15_000, firstPauseMs: 1_000 };

@Injectable()
export class ReplyClockLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop: BackgroundLoop;

  constructor(clock: ReplyClockService) {
    const logger = new Logger(ReplyClockLoop.name);
    this.loop = new BackgroundLoop(logger, 'Looking after the clocks of requests', TIMES, async (ended) => {
      const reminders = await clock.round(ended);
      if (reminders) logger.log({ reminders }, 'reminders of requests that run out of time');
      return undefined;
    });
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  // The database pool closes later in the shutdown.
  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }
}
