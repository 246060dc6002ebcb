import type { Log } from './log.js';

/** Logs once when something starts failing, and once when it recovers. */
export class OutageLog {
  private readonly log: Pick<Log, 'error' | 'info'>;
  private readonly what: string;
  private failing = false;

  /** @param what - Begins both lines: 'queue' logs 'queue failed' and 'queue recovered'. */
  constructor(log: Pick<Log, 'error' | 'info'>, what: string) {
    this.log = log;
    this.what = what;
  }

  failed(error: unknown): void {
    if (this.failing) return;
    this.failing = true;
    this.log.error({ err: error }, `${this.what} failed`);
  }

  recovered(): void {
    if (!this.failing) return;
    this.failing = false;
    this.log.info(`${this.what} recovered`);
  }
}
