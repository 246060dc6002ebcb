export { prefetchAuctionFees as prefetch } from '../../shared/fees/use-auction-fees.js';
export { ConsignmentPage as Page } from './consignment-page.js';
