import type { QueryClient } from '@dealership/ui-kit/query';
import { prefetchExchangeRate } from '../../shared/currency/use-exchange-rate.js';
import { prefetchAuctionFees } from '../../shared/fees/use-auction-fees.js';

export { AuctionBiddingPage as Page } from './auction-bidding-page.js';

export const prefetch = async (client: QueryClient): Promise<void> => {
  await Promise.all([prefetchExchangeRate(client), prefetchAuctionFees(client)]);
};
