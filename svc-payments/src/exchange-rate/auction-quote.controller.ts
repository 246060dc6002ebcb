import { type AuctionQuoteAnswer, type AuctionQuoteQuery, quoteAuction } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { AppError } from '@dealership/service-kit';
import { Route } from '@dealership/service-kit/endpoints';
import { Controller, Query } from '@nestjs/common';
import { PricesService } from '../plans/prices.service.js';
import { ExchangeRateService } from './exchange-rate.service.js';

@Controller()
export class AuctionQuoteController {
  constructor(
    private readonly rate: ExchangeRateService,
    private readonly prices: PricesService,
  ) {}

  @Route(api.getAuctionQuote)
  async quote(@Query() { price, rate, ...switches }: AuctionQuoteQuery): Promise<AuctionQuoteAnswer> {
    const { calculator: fees } = await this.prices.fees();
    const { conversion_rates, fetchedAt, indicative } = this.rate.current();
    const yenPerDollar = rate ?? conversion_rates.JPY;
    const quote = quoteAuction({ price, yenPerDollar, fees, ...switches });
    if (!quote) throw new AppError('VALIDATION_FAILED');
    const isCurrent = rate === undefined;
    const rateDate = isCurrent ? (fetchedAt?.slice(0, 10) ?? null) : null;
    return { ...quote, price, fees, yenPerDollar, rateDate, indicative: isCurrent && indicative };
  }
}
