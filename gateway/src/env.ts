import { isIP } from 'node:net';
import { MAX_PASSWORD_LENGTH } from '@dealership/contracts';
import { commaList, dealerEnv, defineEnv, type EnvRule, isLoopback, processEnv } from '@dealership/server-kit';
import { passwordProblem } from '@dealership/service-kit/passwords';
import { tokenSecretEnv } from '@dealership/service-kit/staff';
import { parseOptions } from '@node-rs/argon2';
import ipaddr from 'ipaddr.js';
import { Secret } from 'otpauth';
import { z } from 'zod';
import { processOf, UPSTREAM_NAMES, type UpstreamName } from './routes.js';

const milliseconds = (fallback: number) => z.coerce.number().int().min(1).max(600_000).default(fallback);

const origin = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((url) => new URL(url).pathname === '/', 'must be an address without a path')
  .transform((url) => new URL(url).origin);

type SnakeCase<Name extends string> = Name extends `${infer Head}-${infer Rest}` ? `${Head}_${SnakeCase<Rest>}` : Name;
type UpstreamVariable = `${Uppercase<SnakeCase<ReturnType<typeof processOf>>>}_URL`;

/** The variable with the URL of an upstream: 'SVC_CATALOG_URL'. */
export const variableOf = (upstream: UpstreamName) =>
  `${processOf(upstream).replaceAll('-', '_').toUpperCase()}_URL` as UpstreamVariable;

const upstreamAddresses = Object.fromEntries(
  UPSTREAM_NAMES.map((upstream) => [
    variableOf(upstream),
    origin
      .optional()
      .describe(
        `Origin of ${processOf(upstream)}. Required unless \`UPSTREAM_URL\` is set, which it overrides for this process.`,
      ),
  ]),
) as Record<UpstreamVariable, z.ZodOptional<typeof origin>>;

const addressOf = (template: string, process: string): string => template.replace('{part}', process);

const upstreams = z
  .string()
  .refine(
    (text) => text.includes('{part}') && origin.safeParse(addressOf(text, 'part')).success,
    'must be like http://{part}:8080',
  )
  .optional()
  .describe(
    'Origin of every process whose own `…_URL` variable is not set, such as `http://{part}:8080`. `{part}` is replaced by the ' +
      'name of the process. Required unless each of them has its own.',
  );

const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

const isProxyAddress = (text: string): boolean => {
  const address = text.trim();
  const { IPv4, IPv6 } = ipaddr;
  const isRange = IPv4.isValidCIDRFourPartDecimal(address) || IPv6.isValidCIDR(address);
  return PROXY_RANGES.includes(address) || isIP(address) > 0 || isRange;
};

const trustProxy = z
  .string()
  .default('false')
  .refine((text) => ['true', 'false'].includes(text) || text.split(',').every(isProxyAddress), 'must be true, false or addresses')
  .transform((text) => (text === 'true' || text === 'false' ? text === 'true' : text))
  .describe(
    'Proxies whose `X-Forwarded-For` header is trusted: `true` (all), `false` (none), or a comma-separated list of addresses ' +
      'and ranges, such as `uniquelocal,10.0.0.0/8`. Set it behind a reverse proxy, so that rate limits apply to the address ' +
      'of the visitor.',
  );

const ARGON2ID = 2;
const TOTP_SECRET_BYTES = 16;

const succeeds = (check: () => boolean): boolean => {
  try {
    return check();
  } catch {
    return false;
  }
};

const positiveInteger = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

const staffEnv = {
  ...tokenSecretEnv,
  ADMIN_PASSWORD_HASH: z
    .string()
    .refine((hash) => succeeds(() => parseOptions(hash).algorithm === ARGON2ID), 'must be an argon2id hash')
    .optional()
    .describe(
      "Argon2id hash of the owner's password. Generate it with `npm run staff:password`. Required unless `ADMIN_PASSWORD` is set.",
    ),
  ADMIN_PASSWORD: z
    .string()
    .max(MAX_PASSWORD_LENGTH)
    .optional()
    .describe(
      "The owner's password in plain text, for development. In production it is accepted only if `HOST` and `PUBLIC_URL` are " +
        'loopback addresses. Must not be set together with `ADMIN_PASSWORD_HASH`.',
    ),
  ADMIN_TOTP_SECRET: z
    .string()
    .refine(
      (text) => succeeds(() => Secret.fromBase32(text).bytes.length >= TOTP_SECRET_BYTES),
      'must be base32 of 16 bytes or more',
    )
    .optional()
    .describe(
      'Base32 secret of an authenticator app that staff share, at least 16 bytes. If set, staff who have no second factor of ' +
        'their own need its code in addition to the password.',
    ),
  STAFF_SESSION_IDLE: positiveInteger(30 * 60).describe('Seconds of inactivity after which a staff session expires.'),
  STAFF_SESSION_LIFE: positiveInteger(12 * 60 * 60).describe(
    'Maximum lifetime of a staff session in seconds, regardless of activity.',
  ),
  LOGIN_RATE_LIMIT: positiveInteger(5).describe(
    'Failed sign-ins allowed per client address within `LOGIN_RATE_WINDOW`. An IPv6 client is counted by its /64 network.',
  ),
  LOGIN_RATE_WINDOW: positiveInteger(15 * 60).describe('Length in seconds of the time window of `LOGIN_RATE_LIMIT`.'),
};

const shape = {
  ...processEnv,
  UPSTREAM_URL: upstreams,
  ...upstreamAddresses,
  ...staffEnv,
  SITE_NAME: dealerEnv.SITE_NAME.describe(
    'Name of the site; passwords based on its words are rejected. The name published under Settings and texts has no effect ' +
      'here.',
  ),
  PUBLIC_URL: origin.describe(
    'Public address of the site, as visitors enter it. In production it must use https, except on a loopback address; with ' +
      'https the gateway sends HSTS headers.',
  ),
  HOST_NAMES: commaList
    .transform((names) => names.map((name) => name.toLowerCase()))
    .describe(
      'Comma-separated host names that the gateway accepts in the `Host` header, in addition to the one of `PUBLIC_URL` and to ' +
        'loopback names.',
    ),
  TRUST_PROXY: trustProxy,
  STRIPE_SIMULATOR_PUBLIC_URL: origin
    .optional()
    .describe(
      'Origin at which browsers reach the Stripe simulator. If not set, the Content Security Policy of payment pages allows ' +
        "Stripe's origins.",
    ),
  FORM_RATE_LIMIT: positiveInteger(10).describe(
    'Form submissions allowed per client address within `FORM_RATE_WINDOW`, across all forms. An IPv6 client is counted by its ' +
      '/64 network.',
  ),
  FORM_RATE_WINDOW: positiveInteger(60).describe('Length in seconds of the time window of `FORM_RATE_LIMIT`.'),
  TOKEN_RATE_LIMIT: positiveInteger(300).describe('Requests allowed per minute and API token.'),
  READ_RATE_LIMIT: positiveInteger(6000).describe(
    'Read requests not served from the cache that are allowed per client address within `READ_RATE_WINDOW`. An IPv6 client is ' +
      'counted by its /64 network.',
  ),
  READ_RATE_WINDOW: positiveInteger(60).describe('Length in seconds of the time window of `READ_RATE_LIMIT`.'),
  CACHE_MEGABYTES: positiveInteger(64).describe(
    'Size in MiB of the in-memory cache of pages and API responses that visitors share. When it is full, the least recently ' +
      'used entries are evicted.',
  ),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe(
      'Redis server for staff sessions and rate limits. Required when more than one gateway runs; without it they are held in ' +
        'memory and are lost at a restart.',
    ),
  GATEWAY_REPLICAS: positiveInteger(1).describe(
    'Minimum number of gateways that run in parallel. Two or more require `REDIS_URL`.',
  ),
  CONNECT_TIMEOUT_MS: milliseconds(1000).describe('Timeout in milliseconds for connecting to an upstream process.'),
  READY_CHECK_AFTER_MS: milliseconds(800).describe(
    'Milliseconds that the gateway waits for a response before it probes the readiness of the upstream process. If the process ' +
      'is not ready, the request fails; otherwise the gateway keeps waiting and probes again.',
  ),
  API_TIMEOUT_MS: milliseconds(10_000).describe(
    'Timeout in milliseconds for API requests: until the response begins, and between two chunks of it.',
  ),
  FILE_TIMEOUT_MS: milliseconds(10_000).describe(
    'Timeout in milliseconds for files: until the response begins, and between two chunks of it.',
  ),
  DOCUMENT_TIMEOUT_MS: milliseconds(5000).describe(
    'Timeout in milliseconds for pages: until the response begins, and between two chunks of it.',
  ),
};

export type GatewayEnv = z.infer<z.ZodObject<typeof shape>>;

/** A plain-text password is acceptable on a site that only its own machine can reach. */
export const isPrivate = ({ HOST, PUBLIC_URL }: GatewayEnv): boolean =>
  isLoopback(HOST) && isLoopback(new URL(PUBLIC_URL).hostname);

const addressRule: EnvRule<typeof shape> = (env, wrong) => {
  if (env.UPSTREAM_URL) return;
  for (const variable of UPSTREAM_NAMES.map(variableOf))
    if (!env[variable]) wrong(variable, 'is missing, and so is UPSTREAM_URL');
};

const passwordRule: EnvRule<typeof shape> = (env, wrong) => {
  const { ADMIN_PASSWORD_HASH: hash, ADMIN_PASSWORD: plain, NODE_ENV } = env;
  if (!hash && !plain) wrong('ADMIN_PASSWORD_HASH', 'is missing: npm run staff:password makes one');
  if (hash && plain) wrong('ADMIN_PASSWORD', 'must not be set beside ADMIN_PASSWORD_HASH');
  if (!plain || isPrivate(env)) return;
  if (NODE_ENV === 'production')
    wrong('ADMIN_PASSWORD', 'is for development; set ADMIN_PASSWORD_HASH: npm run staff:password makes one');
  const problem = passwordProblem(plain, env);
  if (problem) wrong('ADMIN_PASSWORD', problem);
};

const addressOnHttps: EnvRule<typeof shape> = ({ NODE_ENV, PUBLIC_URL }, wrong) => {
  const { protocol, hostname } = new URL(PUBLIC_URL);
  if (NODE_ENV === 'production' && protocol !== 'https:' && !isLoopback(hostname))
    wrong('PUBLIC_URL', 'must begin with https: a proxy with the certificate stands before the gateway');
};

const replicasRule: EnvRule<typeof shape> = ({ GATEWAY_REPLICAS, REDIS_URL }, wrong) => {
  if (GATEWAY_REPLICAS > 1 && !REDIS_URL)
    wrong('REDIS_URL', `is missing: each of ${GATEWAY_REPLICAS} gateways would have sessions and limits of its own`);
};

/** Environment variables of the gateway. */
export const serviceEnv = defineEnv(shape, (env, wrong) => {
  addressRule(env, wrong);
  passwordRule(env, wrong);
  addressOnHttps(env, wrong);
  replicasRule(env, wrong);
});

/** Address of each upstream. */
export const originsOf = ({ UPSTREAM_URL = '', ...env }: GatewayEnv): Map<UpstreamName, string> =>
  new Map(
    UPSTREAM_NAMES.map((upstream) => [
      upstream,
      env[variableOf(upstream)] ?? new URL(addressOf(UPSTREAM_URL, processOf(upstream))).origin,
    ]),
  );

export function adminPassword({
  ADMIN_PASSWORD_HASH: hash,
  ADMIN_PASSWORD: plain,
}: Pick<GatewayEnv, 'ADMIN_PASSWORD' | 'ADMIN_PASSWORD_HASH'>): { hash: string } | { plain: string } {
  if (hash) return { hash };
  if (plain) return { plain };
  throw new Error('Neither ADMIN_PASSWORD_HASH nor ADMIN_PASSWORD is set');
}

export const GATEWAY_ENV = Symbol('GATEWAY_ENV');
