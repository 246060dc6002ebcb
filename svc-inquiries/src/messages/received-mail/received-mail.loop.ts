import { ScheduledTask } from '@dealership/service-kit/background';
import { Injectable } from '@nestjs/common';
import { InboundMailService } from './inbound-mail.service.js';

const TIMES = { intervalMs: 15_000, firstPauseMs: 1_000 };

/** Puts received mail to its requests: what this process took at once, what others left behind soon. */
@Injectable()
export class ReceivedMailLoop extends ScheduledTask {
  private cameMeanwhile = false;

  constructor(private readonly filing: InboundMailService) {
    super('Filing received mail', TIMES);
  }

  protected async run(ended: AbortSignal): Promise<number | undefined> {
    this.cameMeanwhile = false;
    const pause = await this.filing.round(ended);
    return this.cameMeanwhile ? 0 : pause;
  }

  /** Something came. */
  override wake(): void {
    this.cameMeanwhile = true;
    super.wake();
  }
}
