import { OutageLog } from '@dealership/service-kit/queue';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { RetentionService } from './retention.service.js';

/** RETENTION_DAYS. */
export const RETENTION_DAYS = Symbol('RETENTION_DAYS');

const DAY_MS = 24 * 3600 * 1000;
const PAUSE_AFTER_FAILURE_MS = 10 * 60_000;

/** Erases old requests at the start and once a day. */
@Injectable()
export class RetentionLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(RetentionLoop.name);
  private readonly outage = new OutageLog(this.logger, 'Erasing old requests');
  private readonly ended = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    @Inject(RetentionService) private readonly retention: RetentionService,
    @Inject(RETENTION_DAYS) private readonly days: number,
  ) {}

  onApplicationBootstrap(): void {
    if (this.days > 0) this.start();
  }

  // The database pool closes later in the shutdown.
  async beforeApplicationShutdown(): Promise<void> {
    this.ended.abort();
    clearTimeout(this.timer);
    await this.running;
  }

  private start(): void {
    this.running = this.round().then((pause) => {
      if (!this.ended.signal.aborted) this.timer = setTimeout(() => this.start(), pause).unref();
    });
  }

  /** Returns the milliseconds until the next one. */
  private async round(): Promise<number> {
    try {
      const erased = await this.retention.eraseOld(this.days, this.ended.signal);
      this.outage.works();
      if (erased) this.logger.log({ erased, days: this.days }, 'old requests erased');
      return DAY_MS;
    } catch (error) {
      this.outage.failed(error);
      return PAUSE_AFTER_FAILURE_MS;
    }
  }
}
