import { FINANCE_METHODS, type FinanceTerms } from '@dealership/contracts';
import { z } from 'zod';

const percent = (standard: number, most: number) => z.coerce.number().min(0).max(most).default(standard);

export const financeEnv = {
  FINANCE_METHOD: z
    .enum(FINANCE_METHODS)
    .default('flat')
    .describe('How the estimate of a car loan counts interest: on the whole loan for the whole time, or on what is still owed.'),
  FINANCE_RATE: percent(3.25, 30).describe('Interest of that estimate, per cent a year.'),
  FINANCE_FEE: percent(1.05, 10).describe("The bank's fee in that estimate, per cent of the loan with VAT."),
};

type FinanceEnv = { [Name in keyof typeof financeEnv]: z.infer<(typeof financeEnv)[Name]> };

export const financeTerms = (env: FinanceEnv): FinanceTerms => ({
  method: env.FINANCE_METHOD,
  rate: env.FINANCE_RATE,
  fee: env.FINANCE_FEE,
});
