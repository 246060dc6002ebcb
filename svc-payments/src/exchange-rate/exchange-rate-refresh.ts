import { BackgroundLoop } from '@dealership/service-kit/background';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { askProvider } from './ask-provider.js';
import { ExchangeRateService } from './exchange-rate.service.js';
import { EXCHANGE_RATE_OPTIONS, type ExchangeRateOptions } from './exchange-rate-options.js';

/** Keeps the rate fresh in the background; several processes ask the provider once together. */
@Injectable()
export class ExchangeRateRefresh implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop: BackgroundLoop;

  constructor(
    private readonly rate: ExchangeRateService,
    @Inject(EXCHANGE_RATE_OPTIONS) private readonly options: ExchangeRateOptions,
  ) {
    const logger = new Logger(ExchangeRateRefresh.name);
    this.loop = new BackgroundLoop(logger, 'Refreshing the exchange rate', options, (ended) => this.refresh(ended));
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  /** Returns the milliseconds until the rate is to be fetched again. */
  private async refresh(ended: AbortSignal): Promise<number> {
    const { url, key, intervalMs } = this.options;
    const fetchedAt = await this.rate.load();
    const age = fetchedAt ? Date.now() - fetchedAt.getTime() : intervalMs;
    if (age < intervalMs) return intervalMs - age;
    if (url) await this.rate.store(await askProvider(url, key, ended));
    return intervalMs;
  }
}
