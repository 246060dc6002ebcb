import { dubaiDay } from '../../time/opening-hours.js';

/** A price and the first day on which it applies; empty or null if there is none. */
export interface NextPrice {
  nextPrice?: string | number | null | undefined;
  nextPriceFrom?: string | null | undefined;
}

const isNone = (value: NextPrice[keyof NextPrice]): boolean => String(value ?? '').trim() === '';

/**
 * What is wrong with a scheduled price: a price without a day, a day without a price, or a new day that has passed.
 * @param before the day that was stored, which may have passed while the vehicle was sold or archived
 */
export function nextPriceIssue(
  { nextPrice, nextPriceFrom }: NextPrice,
  before?: string | null,
): { path: (keyof NextPrice)[]; message: 'nextPrice' | 'nextPriceDay' } | undefined {
  if (isNone(nextPriceFrom)) return isNone(nextPrice) ? undefined : { path: ['nextPriceFrom'], message: 'nextPriceDay' };
  if (isNone(nextPrice)) return { path: ['nextPrice'], message: 'nextPrice' };
  const isPast = nextPriceFrom !== before && String(nextPriceFrom) < dubaiDay(new Date());
  return isPast ? { path: ['nextPriceFrom'], message: 'nextPriceDay' } : undefined;
}
