import type { CurrencyRates } from '@dealership/contracts';
import { addressOf, dealerEnv, defineEnv, type EnvOf, processEnv } from '@dealership/server-kit';
import { z } from 'zod';

const rate = (standard: number) => z.coerce.number().positive().max(100_000).default(standard);

/** Environment variables of the server. */
export const serverEnv = defineEnv({
  ...processEnv,
  PUBLIC_URL: z.url().default('http://localhost:8080').describe('Begins the addresses that search engines and shared links get.'),
  MF_CATALOG_URL: addressOf('mf-catalog'),
  MF_SERVICES_URL: addressOf('mf-services'),
  MF_BLOG_URL: addressOf('mf-blog'),
  MF_ADMIN_URL: addressOf('mf-admin'),
  SVC_CONTENT_URL: addressOf('svc-content'),
  SVC_INQUIRIES_URL: addressOf('svc-inquiries'),
  ...dealerEnv,
  YEN_PER_DIRHAM: rate(40.8).describe('Yen for one dirham, under prices of visitors who choose yen.'),
  RIYALS_PER_DIRHAM: rate(1.0211).describe('Saudi riyals for one dirham; both are pegged to the dollar.'),
  CURRENCY_RATES_DATE: z.iso
    .date()
    .default('2026-11-20')
    .describe('The day of `YEN_PER_DIRHAM` and `RIYALS_PER_DIRHAM`, shown beside them.'),
  SECURITY_EMAIL: z
    .email()
    .optional()
    .describe('Who takes reports of vulnerabilities, in `/.well-known/security.txt`; without it the dealer.'),
});

type ServerEnv = EnvOf<typeof serverEnv>;

/** Exchange rates of the currencies that visitors can choose. */
export const currencyRates = (env: ServerEnv): CurrencyRates => ({
  JPY: env.YEN_PER_DIRHAM,
  SAR: env.RIYALS_PER_DIRHAM,
  date: env.CURRENCY_RATES_DATE,
});

/** Address of each remote's server, by remote. */
export const remoteOrigins = (env: ServerEnv): Record<string, string> => ({
  'mf-catalog': env.MF_CATALOG_URL,
  'mf-services': env.MF_SERVICES_URL,
  'mf-blog': env.MF_BLOG_URL,
  'mf-admin': env.MF_ADMIN_URL,
});
