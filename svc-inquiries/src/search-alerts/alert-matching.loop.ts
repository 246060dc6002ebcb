import { BackgroundLoop } from '@dealership/service-kit/background';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { AlertMatchingService } from './alert-matching.service.js';

/** Minutes between two rounds. */
export const ALERT_MINUTES = Symbol('ALERT_MINUTES');

@Injectable()
export class AlertMatchingLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop: BackgroundLoop;

  constructor(matching: AlertMatchingService, @Inject(ALERT_MINUTES) minutes: number) {
    const logger = new Logger(AlertMatchingLoop.name);
    const times = { intervalMs: minutes * 60_000, firstPauseMs: 5_000 };
    this.loop = new BackgroundLoop(logger, 'Looking for cars that visitors wait for', times, async (ended) => {
      const letters = await matching.match(ended);
      if (letters) logger.log({ letters }, 'letters about cars that visitors wait for');
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
