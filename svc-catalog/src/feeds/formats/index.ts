import type { StockFeed } from '@dealership/contracts';
import type { FeedFormat } from './feed-format.js';
import { googleFeed } from './google.js';
import { metaFeed } from './meta.js';
import { jsonFeed, xmlFeed } from './plain.js';

/** Every stock feed. Endpoints, previews, lists of missing facts and tests use this table. */
export const FEED_FORMATS: Record<StockFeed, FeedFormat> = {
  'google.csv': googleFeed,
  'meta.csv': metaFeed,
  'vehicles.json': jsonFeed,
  'vehicles.xml': xmlFeed,
};
