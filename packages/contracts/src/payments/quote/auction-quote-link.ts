import { isDay } from '../../fields/day.js';
import { isQuotableRate } from '../exchange-rate.js';
import { decodeFees, encodeFees } from './auction-fees.js';
import { type AuctionQuoteInput, isQuotablePrice } from './auction-quote.js';

/** A shareable quote. `rateDate`: day of the rate, 'YYYY-MM-DD' in UTC; `null` for the indicative rate. */
export interface SharedQuote extends Required<AuctionQuoteInput> {
  rateDate: string | null;
}

/** The search parameters of a quote. */
export const QUOTE_PARAMETERS = ['price', 'rate', 'rateDate', 'fees', 'loading', 'insurance', 'uae'] as const;

// One spelling per number, as JavaScript prints it, so that a rate round-trips exactly.
function readNumber(text: string, isValid: (value: number) => boolean): number | undefined {
  const value = Number(text);
  return String(value) === text && isValid(value) ? value : undefined;
}

const readSwitch = (text: string): boolean | undefined => (text === '1' || text === '0' ? text === '1' : undefined);

/**
 * Search parameters that reproduce the quote exactly: price, rate, rateDate (omitted for the indicative rate), fees
 * (omitted for the original ones), switches.
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
 * Parses the output of `encodeQuoteLink`. Undefined if a part is missing, repeated, out of range or not canonical: a
 * quote is shown exactly as shared or not at all. Ignores other parameters.
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
