import { ScheduledTask } from '@dealership/service-kit/background';
import { Inject, Injectable } from '@nestjs/common';
import { ExchangeRateService } from './exchange-rate.service.js';
import { EXCHANGE_RATE_OPTIONS, type ExchangeRateOptions } from './exchange-rate-options.js';
import { fetchExchangeRate } from './fetch-exchange-rate.js';

/** Refreshes the rate in the background; several processes share one call to the provider. */
@Injectable()
export class ExchangeRateTask extends ScheduledTask {
  constructor(
    private readonly rate: ExchangeRateService,
    @Inject(EXCHANGE_RATE_OPTIONS) private readonly options: ExchangeRateOptions,
  ) {
    super('exchange rate refresh', options);
  }

  /** Returns the milliseconds until the next fetch. */
  protected async run(signal: AbortSignal): Promise<number> {
    const { url, key, intervalMs } = this.options;
    const fetchedAt = await this.rate.load();
    const age = fetchedAt ? Date.now() - fetchedAt.getTime() : intervalMs;
    if (age < intervalMs) return intervalMs - age;
    if (url) await this.rate.store(await fetchExchangeRate(url, key, signal));
    return intervalMs;
  }
}
