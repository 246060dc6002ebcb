import { Logger } from '@nestjs/common';

const SAME_OUTAGE_MS = 60_000;

/** Says once that the database went away, however many requests and probes notice, and once that it is back. */
class DatabaseOutage {
  private readonly logger = new Logger('database');
  private away = false;
  private noticedAt = 0;

  noticed(cause: unknown): void {
    // Without probes nobody may have seen it come back: after a quiet minute it is another outage.
    const known = this.away && Date.now() - this.noticedAt < SAME_OUTAGE_MS;
    this.away = true;
    this.noticedAt = Date.now();
    if (!known) this.logger.error({ err: cause }, 'the database is away');
  }

  over(): void {
    if (!this.away) return;
    this.away = false;
    this.logger.log('the database is back');
  }
}

/** Of this process, which has one database. */
export const databaseOutage = new DatabaseOutage();
