import type { QueryClient } from '@dealership/ui-kit/query';
import { prefetchAuctionPlans } from '../../shared/plans/use-auction-plans.js';
import { settingsQuery } from './payment/payment-settings.js';

export { AuctionCheckoutPage as Page } from './auction-checkout-page.js';

export const prefetch = async (client: QueryClient): Promise<void> => {
  await Promise.all([prefetchAuctionPlans(client), client.prefetchQuery(settingsQuery)]);
};
