/** Stock feeds for other systems, below `/api/feeds/stock`. */
export const STOCK_FEEDS = ['google.csv', 'meta.csv', 'vehicles.json', 'vehicles.xml'] as const;

export type StockFeed = (typeof STOCK_FEEDS)[number];

/** Why a vehicle is left out of a feed. `vin`: it has no 17-character VIN; `vinShown`: visitors may not see its VIN. */
export const FEED_FACTS = ['vin', 'vinShown', 'price', 'picture', 'description', 'bodyType', 'exteriorColor'] as const;

export type FeedFact = (typeof FEED_FACTS)[number];
