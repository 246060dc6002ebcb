import { describe, expect, it } from '@jest/globals';
import { DEFAULT_FEES } from './auction-fees.js';
import { quoteAuction } from './auction-quote.js';
import { decodeQuoteLink, encodeQuoteLink, type SharedQuote } from './auction-quote-link.js';

const quote: SharedQuote = {
  price: 3_000_000,
  yenPerDollar: 149.8237,
  rateDate: '2026-02-28',
  fees: DEFAULT_FEES.calculator,
  loading: true,
  insurance: false,
  uae: true,
};
const OWN_FEES = { ...DEFAULT_FEES.calculator, serviceFeePercent: 5.5, vatPercent: 0 };
const FEES = 'fees=5.5_500_5000000_20000_800_1500_1200_150_1_5_0';
const LINK = 'price=3000000&rate=149.8237&rateDate=2026-02-28&loading=1&insurance=0&uae=1';

const decode = (link: string) => decodeQuoteLink(new URLSearchParams(link));

describe("a quote's link", () => {
  it('has the price, the rate, its day and every switch', () => {
    expect(encodeQuoteLink(quote).toString()).toBe(LINK);
  });

  it('has the fees if they are not the original ones', () => {
    expect(encodeQuoteLink({ ...quote, fees: OWN_FEES }).toString()).toContain(`&${FEES}&`);
  });

  it.each([
    quote,
    { ...quote, fees: OWN_FEES },
    { ...quote, rateDate: null },
    { ...quote, yenPerDollar: 1000 / 7 },
    { ...quote, yenPerDollar: 0.1 + 149.2 },
    { ...quote, price: 1, yenPerDollar: 1, loading: false, insurance: true, uae: false },
    { ...quote, price: 1_000_000_000, yenPerDollar: 10_000 },
  ])('round-trips %j', (shared) => {
    const back = decode(encodeQuoteLink(shared).toString());
    expect(back).toEqual(shared);
    expect(back && quoteAuction(back)).toEqual(quoteAuction(shared));
  });

  it('ignores other parameters', () => {
    expect(decode(`utm_source=mail&${LINK}`)).toEqual(quote);
  });

  it.each([
    ['nothing', ''],
    ['no price', LINK.replace('price=3000000', '')],
    ['a blank price', LINK.replace('3000000', '')],
    ['a price of zero', LINK.replace('3000000', '0')],
    ['a price with separators', LINK.replace('3000000', '3,000,000')],
    ['a price above the limit', LINK.replace('3000000', '1000000001')],
    ['another spelling of a number', LINK.replace('3000000', '3e6')],
    ['a price given twice', `${LINK}&price=4000000`],
    ['no rate', LINK.replace('rate=149.8237', '')],
    ['a rate with a zero at its end', LINK.replace('149.8237', '149.82370')],
    ['a rate that is no number', LINK.replace('149.8237', 'NaN')],
    ['a rate of zero', LINK.replace('149.8237', '0')],
    ['an endless rate', LINK.replace('149.8237', 'Infinity')],
    ['a day that does not exist', LINK.replace('2026-02-28', '2026-02-30')],
    ['a month that does not exist', LINK.replace('2026-02-28', '2026-13-01')],
    ['a time', LINK.replace('2026-02-28', '2026-02-28T10:00:00Z')],
    ['an empty day', LINK.replace('2026-02-28', '')],
    ['fees that are too few', `${LINK}&${FEES.slice(0, -2)}`],
    ['a fee below zero', `${LINK}&${FEES.replace('5.5', '-5')}`],
    ['a fee with too many decimals', `${LINK}&${FEES.replace('5.5', '5.555')}`],
    ['a freight outside of its range', `${LINK}&${FEES.replace('_1200_', '_1600_')}`],
    ['a missing switch', LINK.replace('&uae=1', '')],
    ['a switch of another value', LINK.replace('uae=1', 'uae=yes')],
    ['a switch named like a property of every object', LINK.replace('uae=1', 'uae=__proto__')],
  ])('is refused with %s', (_, link) => {
    expect(decode(link)).toBeUndefined();
  });
});
