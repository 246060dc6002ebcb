import { BackgroundLoop, type LoopTimes } from '@dealership/service-kit/background';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ReconcileService } from './reconcile.service.js';
import { RECONCILE_OPTIONS } from './reconcile-options.js';

/** Reconciles at the start, when something may have been missed, and then every hour. */
@Injectable()
export class ReconcileLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop: BackgroundLoop;

  constructor(service: ReconcileService, @Inject(RECONCILE_OPTIONS) times: LoopTimes) {
    this.loop = new BackgroundLoop(new Logger(ReconcileLoop.name), 'Reconciling with Stripe', times, async (ended) => {
      await service.reconcile(ended);
      return undefined;
    });
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }
}
