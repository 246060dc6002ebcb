import { ScheduledTask } from '@dealership/service-kit/background';
import { Inject, Injectable } from '@nestjs/common';
import { AlertMatchingService } from './alert-matching.service.js';

/** Minutes between two rounds. */
export const ALERT_MINUTES = Symbol('ALERT_MINUTES');

@Injectable()
export class AlertMatchingTask extends ScheduledTask {
  constructor(
    private readonly matching: AlertMatchingService,
    @Inject(ALERT_MINUTES) minutes: number,
  ) {
    super('search alert matching', { intervalMs: minutes * 60_000, initialDelayMs: 5_000 });
  }

  protected async run(signal: AbortSignal): Promise<undefined> {
    const emails = await this.matching.match(signal);
    if (emails) this.logger.log({ emails }, 'search alert e-mails sent');
  }
}
