import { type LoopTimes, ScheduledTask } from '@dealership/service-kit/background';
import { Inject, Injectable } from '@nestjs/common';
import { ReconcileService } from './reconcile.service.js';
import { RECONCILE_OPTIONS } from './reconcile-options.js';

/** Reconciles at startup, when something may have been missed, and then every hour. */
@Injectable()
export class ReconcileTask extends ScheduledTask {
  constructor(
    private readonly service: ReconcileService,
    @Inject(RECONCILE_OPTIONS) times: LoopTimes,
  ) {
    super('Stripe reconciliation', times);
  }

  protected async run(signal: AbortSignal): Promise<undefined> {
    await this.service.reconcile(signal);
  }
}
