import { FINANCE_METHODS, type FinanceTerms } from '@dealership/contracts';
import { z } from 'zod';

const percent = (fallback: number, most: number) => z.coerce.number().min(0).max(most).default(fallback);

export const financeEnv = {
  FINANCE_METHOD: z
    .enum(FINANCE_METHODS)
    .default('flat')
    .describe(
      'Interest method of the car loan estimate: `flat` charges interest on the full loan for the whole term, `reducing` on ' +
        'the remaining balance.',
    ),
  FINANCE_RATE: percent(3.25, 30).describe('Annual interest rate of the car loan estimate in percent.'),
  FINANCE_FEE: percent(1.05, 10).describe('Bank fee of the car loan estimate in percent of the loan, including VAT.'),
  FINANCE_MAX_AGE: z.coerce
    .number()
    .int()
    .min(1)
    .max(50)
    .default(10)
    .describe('Greatest age of a car in years at the end of the loan. It limits the term; an older car has no loan estimate.'),
};

type FinanceEnv = { [Name in keyof typeof financeEnv]: z.infer<(typeof financeEnv)[Name]> };

export const financeTerms = (env: FinanceEnv): FinanceTerms => ({
  method: env.FINANCE_METHOD,
  rate: env.FINANCE_RATE,
  fee: env.FINANCE_FEE,
  maxAge: env.FINANCE_MAX_AGE,
});
