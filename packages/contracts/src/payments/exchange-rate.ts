/** Yen for a dollar while no provider has been reached. */
export const FALLBACK_YEN_RATE = 150;

/** Yen per dollar that a quote accepts. */
export const QUOTE_RATE_LIMITS = { min: 1, max: 10_000 } as const;

export const isQuotableRate = (yenPerDollar: number): boolean =>
  yenPerDollar >= QUOTE_RATE_LIMITS.min && yenPerDollar <= QUOTE_RATE_LIMITS.max;

/** Yen that the currency calculator begins with. */
export const DEFAULT_YEN_AMOUNT = 3_000_000;
