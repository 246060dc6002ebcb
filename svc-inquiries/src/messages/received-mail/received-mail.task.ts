import { ScheduledTask } from '@dealership/service-kit/background';
import { Injectable } from '@nestjs/common';
import { MailFilingService } from './mail-filing.service.js';

const TIMES = { intervalMs: 15_000, initialDelayMs: 1_000 };

/** Files received mail: what this process accepted at once, what other processes left behind soon after. */
@Injectable()
export class ReceivedMailTask extends ScheduledTask {
  constructor(private readonly filing: MailFilingService) {
    super('received mail processing', TIMES);
  }

  protected run(signal: AbortSignal): Promise<number | undefined> {
    return this.filing.round(signal);
  }
}
