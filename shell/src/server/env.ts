import type { CurrencyRates } from '@dealership/contracts';
import { addressOf, dealerEnv, defineEnv, type EnvOf, processEnv } from '@dealership/server-kit';
import { z } from 'zod';

const rate = (fallback: number) => z.coerce.number().positive().max(100_000).default(fallback);

/** The environment variables that the server reads. */
export const serverEnv = defineEnv({
  ...processEnv,
  PUBLIC_URL: z
    .url()
    .default('http://localhost:8080')
    .describe('Public address of the site, the base of canonical addresses for search engines and shared links.'),
  MF_CATALOG_URL: addressOf('mf-catalog'),
  MF_SERVICES_URL: addressOf('mf-services'),
  MF_BLOG_URL: addressOf('mf-blog'),
  MF_ADMIN_URL: addressOf('mf-admin'),
  SVC_CONTENT_URL: addressOf('svc-content'),
  SVC_INQUIRIES_URL: addressOf('svc-inquiries'),
  ...dealerEnv,
  YEN_PER_DIRHAM: rate(40.8).describe('Japanese yen per UAE dirham, used to convert prices for visitors who choose yen.'),
  RIYALS_PER_DIRHAM: rate(1.0211).describe(
    'Saudi riyals per UAE dirham, used to convert prices for visitors who choose riyals. It rarely changes, as both are pegged ' +
      'to the US dollar.',
  ),
  CURRENCY_RATES_DATE: z.iso
    .date()
    .default('2026-11-20')
    .describe(
      'Date of `YEN_PER_DIRHAM` and `RIYALS_PER_DIRHAM` (`YYYY-MM-DD`), shown next to converted prices. Update it together ' +
        'with the rates.',
    ),
  SECURITY_EMAIL: z
    .email()
    .optional()
    .describe(
      "E-mail address for vulnerability reports, published in `/.well-known/security.txt`. Defaults to the dealer's e-mail " +
        'address.',
    ),
});

type ServerEnv = EnvOf<typeof serverEnv>;

/** Exchange rates of the currencies that visitors can select. */
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
