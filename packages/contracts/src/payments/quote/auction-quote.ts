import { toLatinDigits } from '../../format/digits.js';
import { isQuotableRate } from '../exchange-rate.js';
import type { CalculatorFees } from './auction-fees.js';

/** Dirhams for one dollar, a fixed rate. */
export const USD_TO_AED = 3.673;
/** Whole yen. Far above any car; keeps every sum exact to the cent. */
export const MAX_QUOTE_YEN = 1_000_000_000;

/** The lines of a quote, in their order on the page. */
export const QUOTE_LINES = [
  'winningBid',
  'serviceFee',
  'exportCertificate',
  'portTransport',
  'oceanFreight',
  'loading',
  'insurance',
  'commission',
] as const;

export type QuoteLineKey = (typeof QUOTE_LINES)[number];

export interface AuctionQuoteInput {
  /** Whole yen. */
  price: number;
  yenPerDollar: number;
  fees: CalculatorFees;
  /** 'If applicable'; included by default. */
  loading?: boolean;
  /** 'Recommended'; included by default. */
  insurance?: boolean;
  /** Adds the estimate of duty and VAT in the UAE. */
  uae?: boolean;
}

/** Yen in whole yen, dollars in cents. Both are 0 for a line that is `included` in another, `free` or `off`. */
export interface QuoteLine {
  key: QuoteLineKey;
  state: 'charged' | 'included' | 'free' | 'off';
  yen: number;
  usd: number;
  /** The range of the line in dollars. */
  usdRange?: { low: number; high: number };
}

/** Dollars and dirhams, both to two decimals. */
export interface QuoteSum {
  usd: number;
  aed: number;
}

/**
 * Cost of a car from a Japanese auction on arrival. Each figure is rounded half up on its own from exact sums, so the
 * printed lines may differ from the total by a cent or two, and `aed` is not the rounded `usd` times 3.673.
 */
export interface AuctionQuote {
  /** All of QUOTE_LINES, in that order. */
  lines: QuoteLine[];
  /** Winning bid, service fee, transport to port and commission. */
  japanCosts: { yen: number; usd: number };
  /** Freight, loading and insurance, in dollars. */
  shippingUsd: number;
  /** Japan costs and shipping. */
  total: QuoteSum;
  /** Optional estimate. `cif`: the total paid until the car arrives. `landed`: with duty and VAT. */
  uae?: { cif: QuoteSum; duty: QuoteSum; vat: QuoteSum; landed: QuoteSum };
}

const AMOUNT = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.0{1,2})?$/;

/**
 * Parses whole yen as people type it: '3,000,000', '¥3 000 000', '٣٬٠٠٠٬٠٠٠', '３，０００，０００円', '30,00,000'. Undefined for
 * blank, zero, fractions, more than MAX_QUOTE_YEN and anything that is not one number.
 */
export function parseYen(text: string): number | undefined {
  const bare = toLatinDigits(text)
    .replace(/[\s\u200e\u200f\u061c]/g, '')
    .replace(/^(?:JPY|[¥￥])|(?:JPY|[¥￥円])$/gi, '')
    .replace(/[，٬]/g, ',')
    .replace('٫', '.');
  const yen = AMOUNT.test(bare) ? Number(bare.replaceAll(',', '')) : 0;
  return isQuotablePrice(yen) ? yen : undefined;
}

export const isQuotablePrice = (yen: number): boolean => Number.isInteger(yen) && yen > 0 && yen <= MAX_QUOTE_YEN;

// Rounds up half cents that binary fractions put slightly below the half.
const roundHalfUp = (amount: number): number => Math.round(Number(amount.toPrecision(14)));
const cents = (usd: number): number => roundHalfUp(usd * 100) / 100;
const sum = (usd: number): QuoteSum => ({ usd: cents(usd), aed: cents(usd * USD_TO_AED) });

function uaeEstimate(cif: number, { dutyPercent, vatPercent }: CalculatorFees): NonNullable<AuctionQuote['uae']> {
  const duty = cif * (dutyPercent / 100);
  const vat = (cif + duty) * (vatPercent / 100);
  const parts = { cif: sum(cif), duty: sum(duty), vat: sum(vat) };
  // As a reader adds them up.
  const added = (currency: keyof QuoteSum) => cents(parts.cif[currency] + parts.duty[currency] + parts.vat[currency]);
  return { ...parts, landed: { usd: added('usd'), aed: added('aed') } };
}

/** Unrounded. */
interface Amount {
  yen: number;
  usd: number;
}

function costsOf({
  price,
  yenPerDollar,
  fees,
  loading = true,
  insurance = true,
}: AuctionQuoteInput): Record<QuoteLineKey, Amount> {
  const inYen = (yen: number): Amount => ({ yen, usd: yen / yenPerDollar });
  const inUsd = (usd: number): Amount => ({ yen: usd * yenPerDollar, usd });
  return {
    winningBid: inYen(price),
    serviceFee: inYen(price * (fees.serviceFeePercent / 100)),
    exportCertificate: inYen(0),
    portTransport: inYen(fees.portTransportYen),
    oceanFreight: inUsd(fees.freightUsd),
    loading: inUsd(loading ? fees.loadingUsd : 0),
    insurance: inUsd(insurance ? (price / yenPerDollar) * (fees.insurancePercent / 100) : 0),
    commission: inUsd(price >= fees.commissionFreeFromYen ? 0 : fees.commissionUsd),
  };
}

const SHIPPING: readonly QuoteLineKey[] = ['oceanFreight', 'loading', 'insurance'];
const STATES_OF_NOTHING: { [Key in QuoteLineKey]?: QuoteLine['state'] } = {
  exportCertificate: 'included',
  loading: 'off',
  insurance: 'off',
  commission: 'free',
};

function lineOf(
  key: QuoteLineKey,
  { yen, usd }: Amount,
  { freightLowUsd: low, freightHighUsd: high }: CalculatorFees,
): QuoteLine {
  const state = (usd === 0 && STATES_OF_NOTHING[key]) || 'charged';
  return { key, state, yen: roundHalfUp(yen), usd: cents(usd), ...(key === 'oceanFreight' && { usdRange: { low, high } }) };
}

/** The quote for a price at a rate; undefined if either is out of range. */
export function quoteAuction(input: AuctionQuoteInput): AuctionQuote | undefined {
  if (!isQuotablePrice(input.price) || !isQuotableRate(input.yenPerDollar)) return undefined;
  const costs = costsOf(input);
  const add = (keys: readonly QuoteLineKey[], unit: keyof Amount) => keys.reduce((all, key) => all + costs[key][unit], 0);
  const inJapan = QUOTE_LINES.filter((key) => !SHIPPING.includes(key));
  const total = add(QUOTE_LINES, 'usd');
  return {
    lines: QUOTE_LINES.map((key) => lineOf(key, costs[key], input.fees)),
    japanCosts: { yen: roundHalfUp(add(inJapan, 'yen')), usd: cents(add(inJapan, 'usd')) },
    shippingUsd: cents(add(SHIPPING, 'usd')),
    total: sum(total),
    ...(input.uae && { uae: uaeEstimate(total, input.fees) }),
  };
}
