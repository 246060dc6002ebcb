export { prefetchExchangeRate as prefetch } from '../../shared/currency/use-exchange-rate.js';
export { AuctionBiddingPage as Page } from './auction-bidding-page.js';
