import { isDay } from '../../fields/day.js';
import { isQuotableRate } from '../exchange-rate.js';
import { decodeFees, encodeFees } from './auction-fees.js';
import { type AuctionQuoteInput, isQuotablePrice } from './auction-quote.js';

/** A quote that can be shared. `rateDate`: day of the rate, 'YYYY-MM-DD' in UTC; `null` for the indicative rate. */
export interface SharedQuote extends Required<AuctionQuoteInput> {
  rateDate: string | null;
}

// One spelling per number: what JavaScript itself prints, so that a rate comes back bit by bit.
function readNumber(text: string, isValid: (value: number) => boolean): number | undefined {
  const value = Number(text);
  return String(value) === text && isValid(value) ? value : undefined;
}

const readSwitch = (text: string): boolean | undefined => (text === '1' || text === '0' ? text === '1' : undefined);

/**
 * Search parameters that bring the very same quote back: price, rate, rateDate (none for the indicative rate), fees (none for the first
 * ones), switches.
 */
export function encodeQuoteLink({ price, yenPerDollar, rateDate, fees, loading, insurance, uae }: SharedQuote): URLSearchParams {
  const flag = (on: boolean) => (on ? '1' : '0');
  const feesText = encodeFees(fees);
  return new URLSearchParams({
    price: String(price),
    rate: String(yenPerDollar),
    ...(rateDate && { rateDate }),
    ...(feesText && { fees: feesText }),
    loading: flag(loading),
    insurance: flag(insurance),
    uae: flag(uae),
  });
}

/**
 * Reads what `encodeQuoteLink` wrote. Undefined when a part is missing, repeated, out of range or spelt in any other way: a quote
 * is shown exactly as it was shared or not at all. Parameters of other names are left alone.
 */
export function decodeQuoteLink(params: URLSearchParams): SharedQuote | undefined {
  const once = (name: string): string => (params.getAll(name).length === 1 ? (params.get(name) ?? '') : '');
  const price = readNumber(once('price'), isQuotablePrice);
  const yenPerDollar = readNumber(once('rate'), isQuotableRate);
  const rateDate = params.has('rateDate') ? once('rateDate') : null;
  const fees = decodeFees(params.has('fees') ? once('fees') : undefined);
  const [loading, insurance, uae] = ['loading', 'insurance', 'uae'].map((name) => readSwitch(once(name)));
  if (price === undefined || yenPerDollar === undefined || !fees || (rateDate !== null && !isDay(rateDate))) return undefined;
  if (loading === undefined || insurance === undefined || uae === undefined) return undefined;
  return { price, yenPerDollar, rateDate, fees, loading, insurance, uae };
}
