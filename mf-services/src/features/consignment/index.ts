import { prefetchReplyPromise, type QueryClient } from '@dealership/ui-kit/query';
import { prefetchAuctionFees } from '../../shared/fees/use-auction-fees.js';

export { ConsignmentPage as Page } from './consignment-page.js';

export async function prefetch(client: QueryClient): Promise<void> {
  await Promise.all([prefetchAuctionFees(client), prefetchReplyPromise(client, 'consignment')]);
}
