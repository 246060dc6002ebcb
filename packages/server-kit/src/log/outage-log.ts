import type { Log } from './log.js';

/** Logs once when something starts failing, and once when it recovers. */
export class OutageLog {
  private readonly log: Pick<Log, 'error' | 'info'>;
  private readonly what: string;
  private failing = false;

  /** @param what - Begins both lines: 'The queue' logs 'The queue fails' and 'The queue works again'. */
  constructor(log: Pick<Log, 'error' | 'info'>, what: string) {
    this.log = log;
    this.what = what;
  }

  failed(error: unknown): void {
    if (this.failing) return;
    this.failing = true;
    this.log.error({ err: error }, `${this.what} fails`);
  }

  recovered(): void {
    if (!this.failing) return;
    this.failing = false;
    this.log.info(`${this.what} works again`);
  }
}
