import type { FeedFact, Language, Vehicle } from '@dealership/contracts';
import type { FeedDealer } from '../feed-car.js';

export interface FeedContent {
  /** Only vehicles that lack no required fact. */
  vehicles: Vehicle[];
  dealer: FeedDealer;
  language: Language;
}

/** Format of a stock feed. */
export interface FeedFormat {
  contentType: string;
  /** Facts the publisher requires but the stock may lack; cars that lack one are left out. */
  needs: readonly FeedFact[];
  write(content: FeedContent): string;
}

export const CSV_TYPE = 'text/csv; charset=utf-8';
