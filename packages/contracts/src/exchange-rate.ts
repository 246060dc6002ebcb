/** Yen for a dollar while no provider has been reached. */
export const FALLBACK_YEN_RATE = 150;

/** Yen per dollar that a quote accepts. */
export const QUOTE_RATE_LIMITS = { min: 1, max: 10_000 } as const;

export const isQuotableRate = (yenPerDollar: number): boolean =>
  yenPerDollar >= QUOTE_RATE_LIMITS.min && yenPerDollar <= QUOTE_RATE_LIMITS.max;

/** Yen that the currency calculator begins with. */
export const DEFAULT_YEN_AMOUNT = 3_000_000;

/**
 * Answer of `GET /api/exchange-rate`, in the shape of ExchangeRate-API v6. `conversion_rates.JPY`: yen for one dollar.
 * `fetchedAt`: ISO 8601, UTC; `null` when the rate is the fallback. `indicative`: the fallback, or a rate that has grown old.
 */
export interface ExchangeRate {
  result: 'success';
  base_code: 'USD';
  conversion_rates: { JPY: number };
  indicative: boolean;
  fetchedAt: string | null;
}
