import type { Logger } from '@nestjs/common';

/** Says once that something fails, however often it is tried, and once that it works again. */
export class OutageLog {
  private failing = false;

  constructor(
    private readonly logger: Logger,
    private readonly what: string,
  ) {}

  failed(error: unknown): void {
    if (this.failing) return;
    this.failing = true;
    this.logger.error({ err: error }, `${this.what} fails`);
  }

  works(): void {
    if (!this.failing) return;
    this.failing = false;
    this.logger.log(`${this.what} works again`);
  }
}
