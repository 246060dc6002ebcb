import { z } from 'zod';
import { timestamp } from '../../fields/timestamp.js';
import { FINANCE_METHODS } from '../rules/finance.js';

export const financeTerms = z.strictObject({
  method: z.enum(FINANCE_METHODS).describe('`flat`: interest on the full loan; `reducing`: interest on the remaining balance.'),
  rate: z.number().describe('The interest rate in percent per year.'),
  fee: z.number().describe('The fee in percent of the loan, paid at the beginning.'),
  maxAge: z.int().describe('The greatest age of a car at the end of the loan, in years.'),
});

export const make = z.strictObject({
  id: z.int(),
  name: z.string().describe('The name as used by vehicles.'),
  arabic: z.string().nullable(),
  japanese: z.string().nullable(),
  spellings: z.array(z.string()).describe('Other spellings by which the search finds the make.'),
  version: z.int().describe('The version, which increases with each change.'),
  createdAt: timestamp,
});

export type Make = z.infer<typeof make>;

export const mediaInUse = z
  .array(z.string())
  .describe('The IDs of the pictures and documents of the media store that are in use.');
