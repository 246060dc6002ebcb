import { isWithin, type NumberLimits } from '../../fields/number-limits.js';

/** Fees of the calculator and figures of its guide, until the dealer publishes others. Yen, US dollars and percent. */
export const DEFAULT_FEES = {
  calculator: {
    /** Percent of the yen price; covers auction fees and documents. */
    serviceFeePercent: 5,
    /** For a price under commissionFreeFromYen. */
    commissionUsd: 500,
    commissionFreeFromYen: 5_000_000,
    portTransportYen: 20_000,
    /** The range of ocean freight, and the default. */
    freightLowUsd: 800,
    freightHighUsd: 1500,
    freightUsd: 1200,
    loadingUsd: 150,
    /** Percent of the dollar price. */
    insurancePercent: 1,
    /** Percent of the CIF value. */
    dutyPercent: 5,
    /** Percent of the CIF value and the duty. */
    vatPercent: 5,
  },
  /** Loading and insurance are ranges in the guide; the calculator uses one figure of each. */
  guide: {
    depositPercent: 20,
    paymentDays: 3,
    shippingLowWeeks: 2,
    shippingHighWeeks: 3,
    transportLowYen: 10_000,
    transportHighYen: 30_000,
    insuranceLowPercent: 1,
    insuranceHighPercent: 2,
    loadingLowUsd: 50,
    loadingHighUsd: 100,
  },
};

export type AuctionFees = typeof DEFAULT_FEES;

/** Input of a quote. */
export type CalculatorFees = AuctionFees['calculator'];

const NAMES = Object.keys(DEFAULT_FEES.calculator) as (keyof CalculatorFees)[];

/** Limits of a fee, by the suffix of its name. */
export function feeLimits(name: string): NumberLimits & { unit?: string } {
  if (name.endsWith('Percent')) return { minimum: 0, maximum: 100, decimals: 2, unit: '%' };
  if (name.endsWith('Yen')) return { minimum: 0, maximum: 1_000_000_000, unit: 'JPY' };
  if (name.endsWith('Usd')) return { minimum: 0, maximum: 100_000, decimals: 2, unit: 'USD' };
  return { minimum: 1, maximum: 365 };
}

export const areSameFees = (one: CalculatorFees, other: CalculatorFees): boolean =>
  NAMES.every((name) => one[name] === other[name]);

export const isFreightRight = ({ freightLowUsd, freightUsd, freightHighUsd }: CalculatorFees): boolean =>
  freightLowUsd <= freightUsd && freightUsd <= freightHighUsd;

/**
 * The fees of a quote as URL parameter, in the order of DEFAULT_FEES; empty for the original fees, which older links
 * imply.
 */
export const encodeFees = (fees: CalculatorFees): string | undefined =>
  areSameFees(fees, DEFAULT_FEES.calculator) ? undefined : NAMES.map((name) => fees[name]).join('_');

/** Parses the output of `encodeFees`; undefined if any value is not canonical or out of range. */
export function decodeFees(text: string | undefined): CalculatorFees | undefined {
  if (text === undefined) return DEFAULT_FEES.calculator;
  const parts = text.split('_');
  const values = parts.map(Number);
  const isRight = (name: string, at: number) =>
    String(values[at]) === parts[at] && isWithin(values[at] ?? Number.NaN, feeLimits(name));
  if (parts.length !== NAMES.length || !NAMES.every(isRight)) return undefined;
  const fees = Object.fromEntries(NAMES.map((name, at) => [name, values[at]])) as unknown as CalculatorFees;
  return isFreightRight(fees) ? fees : undefined;
}
