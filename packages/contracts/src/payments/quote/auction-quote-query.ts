import * as z from 'zod/mini';
import { isQuotableRate, QUOTE_RATE_LIMITS } from '../exchange-rate.js';
import { parseYen } from './auction-quote.js';

const PRICE = 'Please enter a price in whole yen';
const RATE = `The rate must be a number of yen per dollar from ${QUOTE_RATE_LIMITS.min} to ${QUOTE_RATE_LIMITS.max}`;
const SWITCH = 'This switch is 1 or 0';

/** Parses a number with `read`; reports `message` if that fails. */
const numberOf = (read: (text: string) => number | undefined, message: string) =>
  z.pipe(
    z.string(message),
    z.transform((text, context) => {
      const value = read(text);
      if (value !== undefined) return value;
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    }),
  );

function parseRate(text: string): number | undefined {
  const rate = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : 0;
  return isQuotableRate(rate) ? rate : undefined;
}

const flag = (fallback: boolean) =>
  z._default(z.stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false'], error: SWITCH }), fallback);

/** Query of `GET /api/auction-quote`. `price` as people type it; `rate` defaults to the current one. */
export const auctionQuoteQuery = z.strictObject({
  price: numberOf(parseYen, PRICE),
  rate: z.optional(numberOf(parseRate, RATE)),
  loading: flag(true),
  insurance: flag(true),
  uae: flag(false),
});

export type AuctionQuoteQuery = z.infer<typeof auctionQuoteQuery>;
