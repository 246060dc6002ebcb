import {
  type AuctionQuoteAnswer,
  type AuctionQuoteQuery,
  auctionQuoteQuery,
  endpoints,
  quoteAuction,
} from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ExchangeRateService } from './exchange-rate.service.js';

@Controller()
export class AuctionQuoteController {
  constructor(@Inject(ExchangeRateService) private readonly rate: ExchangeRateService) {}

  @Get(endpoints.getAuctionQuote.path)
  quote(@Query({ schema: auctionQuoteQuery }) { price, rate, ...switches }: AuctionQuoteQuery): AuctionQuoteAnswer {
    const { conversion_rates, fetchedAt, indicative } = this.rate.current();
    const yenPerDollar = rate ?? conversion_rates.JPY;
    const quote = quoteAuction({ price, yenPerDollar, ...switches });
    if (!quote) throw new AppError('VALIDATION_FAILED');
    const isCurrent = rate === undefined;
    const rateDate = isCurrent ? (fetchedAt?.slice(0, 10) ?? null) : null;
    return { ...quote, price, yenPerDollar, rateDate, indicative: isCurrent && indicative };
  }
}
