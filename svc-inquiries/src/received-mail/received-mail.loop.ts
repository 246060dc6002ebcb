import { BackgroundLoop } from '@dealership/service-kit/background';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InboundMailService } from './inbound-mail.service.js';

const TIMES = { intervalMs: 15_000, firstPauseMs: 1_000 };

/** Puts received mail to its requests: what this process took at once, what others left behind soon. */
@Injectable()
export class ReceivedMailLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop: BackgroundLoop;
  private cameMeanwhile = false;

  constructor(filing: InboundMailService) {
    this.loop = new BackgroundLoop(new Logger(ReceivedMailLoop.name), 'Filing received mail', TIMES, async (ended) => {
      this.cameMeanwhile = false;
      const pause = await filing.round(ended);
      return this.cameMeanwhile ? 0 : pause;
    });
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  /** Something came. */
  wake(): void {
    this.cameMeanwhile = true;
    this.loop.wake();
  }

  // The database pool closes later in the shutdown.
  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }
}
