import { describe, expect, it } from '@jest/globals';
import { DEFAULT_FEES } from './auction-fees.js';
import { type AuctionQuoteInput, parseYen, quoteAuction } from './auction-quote.js';

const fees = DEFAULT_FEES.calculator;

const at150 = (price: number, changes: Partial<AuctionQuoteInput> = {}) =>
  quoteAuction({ price, yenPerDollar: 150, fees, ...changes });

describe('the total of a quote', () => {
  it.each([
    // price, yen per dollar, dollars, dirhams
    [1, 150, 1_983.34, 7_284.81],
    [3_000_000, 150, 23_183.33, 85_152.38],
    [3_000_000, 100, 33_850, 124_331.05],
    [4_999_999, 150, 37_316.66, 137_064.09],
    [5_000_000, 150, 36_816.67, 135_227.62],
    [5_000_001, 150, 36_816.67, 135_227.64],
    [1_000_000_000, 150, 7_068_150, 25_961_314.95],
  ])('a bid of ¥%d at rate %d totals $%d and AED %d', (price, yenPerDollar, usd, aed) => {
    expect(quoteAuction({ price, yenPerDollar, fees })?.total).toEqual({ usd, aed });
  });

  it.each([
    [{ loading: false }, 23_033.33, 84_601.43],
    [{ insurance: false }, 22_983.33, 84_417.78],
    [{ loading: false, insurance: false }, 22_833.33, 83_866.83],
    [{ loading: true, insurance: true }, 23_183.33, 85_152.38],
  ])('a quote with %j totals $%d and AED %d', (switches, usd, aed) => {
    expect(at150(3_000_000, switches)?.total).toEqual({ usd, aed });
  });

  it.each([
    ['no price', { price: 0, yenPerDollar: 150 }],
    ['a negative price', { price: -1, yenPerDollar: 150 }],
    ['half a yen', { price: 100.5, yenPerDollar: 150 }],
    ['a price above the limit', { price: 1_000_000_001, yenPerDollar: 150 }],
    ['a price that is no number', { price: Number.NaN, yenPerDollar: 150 }],
    ['no rate', { price: 3_000_000, yenPerDollar: 0 }],
    ['a rate that is no number', { price: 3_000_000, yenPerDollar: Number.NaN }],
    ['a rate above the limit', { price: 3_000_000, yenPerDollar: 10_000.01 }],
    ['an endless rate', { price: 3_000_000, yenPerDollar: Number.POSITIVE_INFINITY }],
  ])('is undefined for %s', (_, input) => {
    expect(quoteAuction({ ...input, fees })).toBeUndefined();
  });
});

describe('the lines of a quote', () => {
  const line = (key: string, input: Partial<AuctionQuoteInput>) =>
    at150(3_000_000, input)?.lines.find((candidate) => candidate.key === key);

  it('are eight in the order of the page, in yen and dollars', () => {
    expect(at150(3_000_000)?.lines).toEqual([
      { key: 'winningBid', state: 'charged', yen: 3_000_000, usd: 20_000 },
      { key: 'serviceFee', state: 'charged', yen: 150_000, usd: 1_000 },
      { key: 'exportCertificate', state: 'included', yen: 0, usd: 0 },
      { key: 'portTransport', state: 'charged', yen: 20_000, usd: 133.33 },
      { key: 'oceanFreight', state: 'charged', yen: 180_000, usd: 1_200, usdRange: { low: 800, high: 1_500 } },
      { key: 'loading', state: 'charged', yen: 22_500, usd: 150 },
      { key: 'insurance', state: 'charged', yen: 30_000, usd: 200 },
      { key: 'commission', state: 'charged', yen: 75_000, usd: 500 },
    ]);
  });

  it('add up to the costs in Japan and the shipping', () => {
    expect(at150(3_000_000)).toMatchObject({ japanCosts: { yen: 3_245_000, usd: 21_633.33 }, shippingUsd: 1_550 });
  });

  it.each([
    [4_999_999, { state: 'charged', yen: 75_000, usd: 500 }],
    [5_000_000, { state: 'free', yen: 0, usd: 0 }],
    [5_000_001, { state: 'free', yen: 0, usd: 0 }],
  ])('the lines of a quote for ¥%d show the commission as %j', (price, commission) => {
    expect(line('commission', { price })).toEqual({ key: 'commission', ...commission });
  });

  it('show excluded lines without an amount', () => {
    const switches = { loading: false, insurance: false };
    expect(line('loading', switches)).toEqual({ key: 'loading', state: 'off', yen: 0, usd: 0 });
    expect(line('insurance', switches)).toEqual({ key: 'insurance', state: 'off', yen: 0, usd: 0 });
  });

  it('use the given fees', () => {
    const own = { ...fees, serviceFeePercent: 6.5, commissionUsd: 700, commissionFreeFromYen: 2_000_000, freightUsd: 1400 };
    const quote = at150(1_000_000, { fees: own });
    expect(quote?.lines.map(({ key, usd }) => [key, usd])).toEqual([
      ['winningBid', 6_666.67],
      ['serviceFee', 433.33],
      ['exportCertificate', 0],
      ['portTransport', 133.33],
      ['oceanFreight', 1_400],
      ['loading', 150],
      ['insurance', 66.67],
      ['commission', 700],
    ]);
    expect(at150(2_000_000, { fees: own })?.lines.at(-1)?.state).toBe('free');
  });

  it('round individually to whole yen and cents', () => {
    // 5 % of ¥1,234,567 is ¥61,728.35, at 149.37 yen per dollar $413.2580...
    expect(line('serviceFee', { price: 1_234_567, yenPerDollar: 149.37 })).toMatchObject({ yen: 61_728, usd: 413.26 });
  });

  it('round half a cent up despite binary fractions', () => {
    // 1 % of $12,807.50 is $128.075; multiplied out in binary it is a hair less.
    expect(line('insurance', { price: 1_280_750, yenPerDollar: 100 })).toMatchObject({ yen: 12_808, usd: 128.08 });
  });
});

describe('the estimate for the UAE', () => {
  it('is 5 % duty on the total and 5 % VAT on both, and does not change the total', () => {
    expect(at150(3_000_000, { uae: true })).toMatchObject({
      total: { usd: 23_183.33, aed: 85_152.38 },
      uae: {
        cif: { usd: 23_183.33, aed: 85_152.38 },
        duty: { usd: 1_159.17, aed: 4_257.62 },
        // $1,217.125: half a cent rounds up.
        vat: { usd: 1_217.13, aed: 4_470.5 },
        landed: { usd: 25_559.63, aed: 93_880.5 },
      },
    });
  });

  it('adds up to the cent as shown, in both currencies', () => {
    // The exact dirhams are 349,402.85.
    expect(at150(12_000_000, { uae: true, loading: true, insurance: true })).toMatchObject({
      uae: {
        cif: { usd: 86_283.33, aed: 316_918.68 },
        duty: { usd: 4_314.17, aed: 15_845.93 },
        vat: { usd: 4_529.88, aed: 16_638.23 },
        landed: { usd: 95_127.38, aed: 349_402.84 },
      },
    });
  });

  it('is omitted by default', () => {
    expect(at150(3_000_000)).not.toHaveProperty('uae');
  });
});

describe('parseYen', () => {
  it.each([
    ['3000000', 3_000_000],
    ['3,000,000', 3_000_000],
    [' ¥3 000 000 ', 3_000_000],
    ['3,000,000.00', 3_000_000],
    ['30,00,000', 3_000_000],
    ['JPY 3,000,000', 3_000_000],
    ['3,000,000円', 3_000_000],
    ['٣٬٠٠٠٬٠٠٠', 3_000_000],
    ['٣٠٠٠٠٠٠٫٠٠', 3_000_000],
    ['۳۰۰۰۰۰۰', 3_000_000],
    ['￥３，０００，０００', 3_000_000],
    ['３　０００　０００円', 3_000_000],
    ['1', 1],
    ['1000000000', 1_000_000_000],
  ])('parses %j as %d', (text, yen) => {
    expect(parseYen(text)).toBe(yen);
  });

  it.each([
    '',
    '   ',
    '0',
    '0.00',
    '٠',
    '-3000000',
    '1000000001',
    '3000000.5',
    '3.000.000',
    '3,0,0',
    ',300',
    '3,000,00',
    '3e6',
    '0x10',
    'Infinity',
    'three million',
    '¥',
    '3000000 or so',
  ])('finds no price in %j', (text) => {
    expect(parseYen(text)).toBeUndefined();
  });
});
