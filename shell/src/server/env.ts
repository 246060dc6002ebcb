import type { CurrencyRates } from '@dealership/contracts';
import { addressOf, dealerEnv, defineEnv, type EnvOf, processEnv } from '@dealership/server-kit';
import { z } from 'zod';
import { applications, type RemoteName } from '../applications.js';

const rate = (fallback: number) => z.coerce.number().positive().max(100_000).default(fallback);

type VariableOf<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Uppercase<First>}_${Uppercase<Rest>}_URL`
  : never;

const remoteNames = applications.flatMap(({ name, remote }) => (remote ? [name as RemoteName] : []));

const variableOf = (name: RemoteName) => `${name.replaceAll('-', '_').toUpperCase()}_URL` as VariableOf<RemoteName>;

const remoteAddresses = Object.fromEntries(remoteNames.map((name) => [variableOf(name), addressOf(name)])) as Record<
  VariableOf<RemoteName>,
  ReturnType<typeof addressOf>
>;

/** The environment variables that the server reads. */
export const serverEnv = defineEnv({
  ...processEnv,
  PUBLIC_URL: z
    .url()
    .default('http://localhost:8080')
    .describe('Public address of the site, the base of canonical addresses for search engines and shared links.'),
  ...remoteAddresses,
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
export const remoteOrigins = (env: ServerEnv): Record<string, string> =>
  Object.fromEntries(remoteNames.map((name) => [name, env[variableOf(name)]]));
