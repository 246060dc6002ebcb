import {
  type LanguageQuery,
  type PageQuery,
  STOCK_FEEDS,
  type StockFeed,
  type StockFeedReport,
  type StockFeedSummary,
} from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { AppError } from '@dealership/service-kit';
import { type Reply, Route } from '@dealership/service-kit/endpoints';
import { newsFeedFile, newsFeedType } from '@dealership/service-kit/feeds';
import { Controller, Param, Query, Res } from '@nestjs/common';
import { FeedsService } from './feeds.service.js';

/** @throws AppError ROUTE_NOT_FOUND */
function stockFeed(name: string): StockFeed {
  const found = STOCK_FEEDS.find((file) => file === name);
  if (!found) throw new AppError('ROUTE_NOT_FOUND');
  return found;
}

@Controller()
export class FeedsController {
  constructor(private readonly feeds: FeedsService) {}

  @Route(api.getStockFeed)
  async stock(
    @Param('file') file: string,
    @Query() { lang }: LanguageQuery,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<string> {
    const { contentType, text } = await this.feeds.stock(stockFeed(file), lang);
    reply.header('content-type', contentType);
    return text;
  }

  @Route(api.getArrivalsFeed)
  async arrivals(
    @Param('file') file: string,
    @Query() { lang }: LanguageQuery,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<string> {
    const name = newsFeedFile(file);
    reply.header('content-type', newsFeedType(name));
    return this.feeds.arrivals(name, lang);
  }

  @Route(api.listStockFeeds)
  summaries(): Promise<StockFeedSummary[]> {
    return this.feeds.summaries();
  }

  @Route(api.getStockFeedReport)
  report(@Param('file') file: string, @Query() paging: PageQuery): Promise<StockFeedReport> {
    return this.feeds.report(stockFeed(file), paging);
  }
}
