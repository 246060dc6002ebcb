import { Inject, Injectable } from '@nestjs/common';
import { DailyLoop } from './daily-loop.js';
import { RETENTION, RETENTION_DAYS, type Retention } from './retention.js';

/** Erases what is old of people. */
@Injectable()
export class RetentionLoop extends DailyLoop {
  constructor(
    @Inject(RETENTION) private readonly retention: Retention,
    @Inject(RETENTION_DAYS) private readonly days: number,
  ) {
    super('Erasing what is old');
  }

  protected async work(ended: AbortSignal): Promise<void> {
    const { days } = this;
    if (days === 0) return;
    const erased = await this.retention.eraseOld(days, ended);
    if (erased) this.logger.log({ erased, days }, 'old data of people erased');
  }
}
