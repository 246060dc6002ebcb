/** Yen per dollar until a provider has answered. */
export const FALLBACK_YEN_RATE = 150;

/** Allowed yen per dollar of a quote. */
const QUOTE_RATE_LIMITS = { min: 1, max: 10_000 } as const;

export const isQuotableRate = (yenPerDollar: number): boolean =>
  yenPerDollar >= QUOTE_RATE_LIMITS.min && yenPerDollar <= QUOTE_RATE_LIMITS.max;

/** Initial price of the calculator in yen. */
export const DEFAULT_YEN_AMOUNT = 3_000_000;
