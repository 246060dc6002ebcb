import { isWithin, type NumberLimits } from '../../fields/number-limits.js';

/** The calculator's fees and the figures of its guide, until the dealer publishes others. Yen, US dollars and percent. */
export const DEFAULT_FEES = {
  calculator: {
    /** Of the yen price; covers auction fees and documents. */
    serviceFeePercent: 5,
    /** For a price under commissionFreeFromYen. */
    commissionUsd: 500,
    commissionFreeFromYen: 5_000_000,
    portTransportYen: 20_000,
    /** Between which ocean freight may come out, and what counts. */
    freightLowUsd: 800,
    freightHighUsd: 1500,
    freightUsd: 1200,
    loadingUsd: 150,
    /** Of the dollar price. */
    insurancePercent: 1,
    /** Of the CIF value. */
    dutyPercent: 5,
    /** Of the CIF value and the duty. */
    vatPercent: 5,
  },
  /** Loading and insurance are wider here than in the calculator, which counts one figure of each. */
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

/** What a quote is made with. */
export type CalculatorFees = AuctionFees['calculator'];

const NAMES = Object.keys(DEFAULT_FEES.calculator) as (keyof CalculatorFees)[];

/** What a fee may be, by what its name ends with. */
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

/** The fees of a quote for its address, in the order of DEFAULT_FEES; nothing for those, with which links were made that name none. */
export const encodeFees = (fees: CalculatorFees): string | undefined =>
  areSameFees(fees, DEFAULT_FEES.calculator) ? undefined : NAMES.map((name) => fees[name]).join('_');

/** Reads what `encodeFees` wrote; undefined when any of it is spelt in another way or out of its limits. */
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
