import { type ExchangeRate as ExchangeRateResponse, FALLBACK_YEN_RATE } from '@dealership/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ExchangeRate } from './exchange-rate.entity.js';
import { EXCHANGE_RATE_OPTIONS, type ExchangeRateOptions } from './exchange-rate-options.js';

interface KnownRate {
  yen: number;
  fetchedAt: Date;
}

/** The last valid rate, stored in the database for all processes and cached in memory for visitors. */
@Injectable()
export class ExchangeRateService {
  private known: KnownRate | undefined;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(EXCHANGE_RATE_OPTIONS) private readonly options: ExchangeRateOptions,
  ) {}

  /** Returns at once, even if the provider or the database is unavailable. */
  current(): ExchangeRateResponse {
    const { known } = this;
    const old = !known || Date.now() - known.fetchedAt.getTime() > this.options.maxAgeMs;
    return {
      result: 'success',
      base_code: 'USD',
      conversion_rates: { JPY: known?.yen ?? FALLBACK_YEN_RATE },
      indicative: old,
      fetchedAt: known?.fetchedAt.toISOString() ?? null,
    };
  }

  /** Loads the rate last stored by any process. Returns when it was fetched. */
  async load(): Promise<Date | undefined> {
    const row = await this.dataSource.manager.findOneBy(ExchangeRate, { currency: 'JPY' });
    if (row && !(this.known && this.known.fetchedAt > row.fetchedAt))
      this.known = { yen: Number(row.perDollar), fetchedAt: row.fetchedAt };
    return this.known?.fetchedAt;
  }

  async store(yen: number): Promise<void> {
    const fetchedAt = new Date();
    this.known = { yen, fetchedAt };
    await this.dataSource.manager.upsert(ExchangeRate, { currency: 'JPY', perDollar: String(yen), fetchedAt }, ['currency']);
  }
}
