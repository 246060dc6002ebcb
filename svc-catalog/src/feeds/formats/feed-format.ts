import type { FeedFact, Language, Vehicle } from '@dealership/contracts';
import type { FeedDealer } from '../feed-car.js';

export interface FeedContent {
  /** Those that lack nothing. */
  vehicles: Vehicle[];
  dealer: FeedDealer;
  language: Language;
}

/** How a file of the stock is written. */
export interface FeedFormat {
  contentType: string;
  /** What its publisher requires of a car and the stock may not have; a car that lacks one of them is not in it. */
  needs: readonly FeedFact[];
  write(content: FeedContent): string;
}

export const CSV_TYPE = 'text/csv; charset=utf-8';
