import type { AuctionQuote } from './auction-quote.js';

/** Answer of `GET /api/auction-quote`: the quote and the rate that it was made with. */
export interface AuctionQuoteAnswer extends AuctionQuote {
  /** Whole yen. */
  price: number;
  yenPerDollar: number;
  /** Day of the rate, 'YYYY-MM-DD' in UTC; `null` for the fallback and for a rate that the caller named. */
  rateDate: string | null;
  /** The rate is the fallback, or has grown old. */
  indicative: boolean;
}
