import { ScheduledTask } from '@dealership/service-kit/background';
import { Injectable } from '@nestjs/common';
import { ReplyClockService } from './reply-clock.service.js';

const TIMES = { intervalMs: 15_000, initialDelayMs: 1_000 };

@Injectable()
export class ReplyClockTask extends ScheduledTask {
  constructor(private readonly clock: ReplyClockService) {
    super('reply deadlines', TIMES);
  }

  protected async run(signal: AbortSignal): Promise<undefined> {
    const reminders = await this.clock.round(signal);
    if (reminders) this.logger.log({ reminders }, 'reply reminders sent');
  }
}
