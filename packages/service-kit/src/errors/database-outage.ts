import { Logger } from '@nestjs/common';

const SAME_OUTAGE_MS = 60_000;

/**
 * Logs once when the database becomes unavailable, however many requests and probes fail, and once when it recovers.
 */
class DatabaseOutage {
  private readonly logger = new Logger('database');
  private unavailable = false;
  private noticedAt = 0;

  noticed(cause: unknown): void {
    // Without probes nobody may have noticed the recovery: after a quiet minute it counts as another outage.
    const known = this.unavailable && Date.now() - this.noticedAt < SAME_OUTAGE_MS;
    this.unavailable = true;
    this.noticedAt = Date.now();
    if (!known) this.logger.error({ err: cause }, 'database unavailable');
  }

  over(): void {
    if (!this.unavailable) return;
    this.unavailable = false;
    this.logger.log('database recovered');
  }
}

/** Per process, which has one database. */
export const databaseOutage = new DatabaseOutage();
