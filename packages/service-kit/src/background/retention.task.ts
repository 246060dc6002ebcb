import { Inject, Injectable } from '@nestjs/common';
import { RETENTION, RETENTION_DAYS, type Retention } from './retention.js';
import { DAILY, ScheduledTask } from './scheduled-task.js';

/** Erases personal data past its retention. */
@Injectable()
export class RetentionTask extends ScheduledTask {
  constructor(
    @Inject(RETENTION) private readonly retention: Retention,
    @Inject(RETENTION_DAYS) private readonly days: number,
  ) {
    super('data retention', DAILY);
  }

  protected async run(signal: AbortSignal): Promise<undefined> {
    const { days } = this;
    if (days === 0) return;
    const erased = await this.retention.eraseOld(days, signal);
    if (erased) this.logger.log({ erased, days }, 'personal data erased');
  }
}
