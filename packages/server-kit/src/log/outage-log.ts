import type { Log } from './log.js';

/** Logs once when something starts failing, and once when it recovers. */
export class OutageLog {
  private readonly log: Pick<Log, 'error' | 'info'>;
  private readonly what: string;
  private readonly sameMs: number;
  private failedAt: number | undefined;

  /**
   * @param what - Begins both lines: 'queue' logs 'queue failed' and 'queue recovered'.
   * @param sameMs - After that time without a failure, the next one is another outage, whose recovery nobody noticed.
   */
  constructor(log: Pick<Log, 'error' | 'info'>, what: string, sameMs = Number.POSITIVE_INFINITY) {
    this.log = log;
    this.what = what;
    this.sameMs = sameMs;
  }

  failed(error: unknown): void {
    const isKnown = this.failedAt !== undefined && Date.now() - this.failedAt < this.sameMs;
    this.failedAt = Date.now();
    if (!isKnown) this.log.error({ err: error }, `${this.what} failed`);
  }

  recovered(): void {
    if (this.failedAt === undefined) return;
    this.failedAt = undefined;
    this.log.info(`${this.what} recovered`);
  }
}
