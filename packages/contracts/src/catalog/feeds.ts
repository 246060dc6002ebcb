/** Files in which other programs read the stock, below `/api/feeds/stock`. */
export const STOCK_FEEDS = ['google.csv', 'meta.csv', 'vehicles.json', 'vehicles.xml'] as const;

export type StockFeed = (typeof STOCK_FEEDS)[number];

/** What a car may lack to be in a feed. `vin`: one of 17 signs; `vinShown`: visitors do not see its VIN, so no feed has it. */
export const FEED_FACTS = ['vin', 'vinShown', 'price', 'picture', 'description', 'bodyType', 'exteriorColor'] as const;

export type FeedFact = (typeof FEED_FACTS)[number];
