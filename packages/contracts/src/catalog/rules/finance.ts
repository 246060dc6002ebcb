import { dubaiDay } from '../../time/opening-hours.js';

/** `flat`: interest on the initial amount for the whole term. `reducing`: on the outstanding balance. */
export const FINANCE_METHODS = ['flat', 'reducing'] as const;

export type FinanceMethod = (typeof FINANCE_METHODS)[number];

/** Limits of the Central Bank of the UAE for a car loan: four fifths of the price, five years. Deposits in per cent. */
export const FINANCE_LIMITS = { deposit: { min: 20, max: 80, step: 5 }, months: [12, 24, 36, 48, 60] } as const;

export interface FinanceChoice {
  /** Per cent of the price. */
  deposit: number;
  months: number;
}

export interface FinanceTerms {
  method: FinanceMethod;
  /** Per cent a year. */
  rate: number;
  /** The bank's fee, per cent of the loan, paid at the beginning. */
  fee: number;
  /** Greatest age of a car at the end of the term, in years. */
  maxAge: number;
}

/** All amounts in whole dirhams. */
export interface FinanceEstimate {
  deposit: number;
  loan: number;
  monthly: number;
  interest: number;
  fee: number;
  /** Deposit, instalments and fee. */
  total: number;
}

/** The terms for which banks finance a car of a model year, shortest first; none if it is too old. */
export function financeMonths(year: number, { maxAge }: FinanceTerms, now = new Date()): number[] {
  const age = Number(dubaiDay(now).slice(0, 4)) - year;
  return FINANCE_LIMITS.months.filter((months) => age + months / 12 <= maxAge);
}

function instalment(loan: number, months: number, { method, rate }: FinanceTerms): number {
  if (method === 'flat') return (loan * (1 + (rate / 100) * (months / 12))) / months;
  const monthlyRate = rate / 1200;
  return monthlyRate === 0 ? loan / months : (loan * monthlyRate) / (1 - (1 + monthlyRate) ** -months);
}

/** The monthly cost of a car at `price` (AED). Choices outside the limits are clamped. */
export function financeEstimate(price: number, choice: FinanceChoice, terms: FinanceTerms): FinanceEstimate {
  const { min, max } = FINANCE_LIMITS.deposit;
  const months = Math.min(Math.max(choice.months, 1), Math.max(...FINANCE_LIMITS.months));
  const deposit = Math.ceil((price * Math.min(Math.max(choice.deposit, min), max)) / 100);
  const loan = price - deposit;
  const exact = instalment(loan, months, terms);
  const interest = Math.round(exact * months - loan);
  const fee = Math.round((loan * terms.fee) / 100);
  return { deposit, loan, monthly: Math.round(exact), interest, fee, total: deposit + loan + interest + fee };
}
