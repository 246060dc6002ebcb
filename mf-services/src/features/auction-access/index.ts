export { AuctionAccessPage as Page } from './auction-access-page.js';
export { prefetchAuctionPlans as prefetch } from './use-auction-plans.js';
