export { prefetchAuctionPlans as prefetch } from '../../shared/plans/use-auction-plans.js';
export { AuctionAccessPage as Page } from './auction-access-page.js';
