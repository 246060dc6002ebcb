import { isIP } from 'node:net';
import { LONGEST_PASSWORD } from '@dealership/contracts';
import { commaList, dealerEnv, defineEnv, type EnvRule, isLoopback, processEnv } from '@dealership/server-kit';
import { passwordProblem } from '@dealership/service-kit/passwords';
import { tokenSecretEnv } from '@dealership/service-kit/staff';
import { parseOptions } from '@node-rs/argon2';
import ipaddr from 'ipaddr.js';
import { Secret } from 'otpauth';
import { z } from 'zod';
import { PART_NAMES, type PartName, processOf } from './routes.js';

const milliseconds = (standard: number) => z.coerce.number().int().min(1).max(600_000).default(standard);

const origin = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((url) => new URL(url).pathname === '/', 'must be an address without a path')
  .transform((url) => new URL(url).origin);

type Snake<Name extends string> = Name extends `${infer Head}-${infer Rest}` ? `${Head}_${Snake<Rest>}` : Name;
type PartVariable = `${Uppercase<Snake<ReturnType<typeof processOf>>>}_URL`;

/** 'SVC_CATALOG_URL' is the address of svc-catalog. */
export const variableOf = (part: PartName) => `${processOf(part).replaceAll('-', '_').toUpperCase()}_URL` as PartVariable;

const ownAddresses = Object.fromEntries(
  PART_NAMES.map((part) => [
    variableOf(part),
    origin.optional().describe(`Where ${processOf(part)} is, if not at \`UPSTREAM_URL\`.`),
  ]),
) as Record<PartVariable, z.ZodOptional<typeof origin>>;

const addressOf = (template: string, process: string): string => template.replace('{part}', process);

const upstreams = z
  .string()
  .refine(
    (text) => text.includes('{part}') && origin.safeParse(addressOf(text, 'part')).success,
    'must be like http://{part}:8080',
  )
  .optional()
  .describe(
    'Where the parts are that have no variable of their own; `{part}` stands for the name of the process: `http://{part}:8080`.',
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
    "Whose `X-Forwarded-For` counts: `true` (anybody's), `false`, or addresses and ranges with commas (`uniquelocal`, `10.0.0.0/8`).",
  );

const ARGON2ID = 2;
const TOTP_SECRET_BYTES = 16;

const holds = (check: () => boolean): boolean => {
  try {
    return check();
  } catch {
    return false;
  }
};

const fromOne = (standard: number) => z.coerce.number().int().min(1).default(standard);

const staffEnv = {
  ...tokenSecretEnv,
  ADMIN_PASSWORD_HASH: z
    .string()
    .refine((hash) => holds(() => parseOptions(hash).algorithm === ARGON2ID), 'must be an argon2id hash')
    .optional()
    .describe('Argon2id hash of the staff password; `npm run staff:password` makes it.'),
  ADMIN_PASSWORD: z.string().max(LONGEST_PASSWORD).optional().describe('The password itself, for development.'),
  ADMIN_TOTP_SECRET: z
    .string()
    .refine(
      (text) => holds(() => Secret.fromBase32(text).bytes.length >= TOTP_SECRET_BYTES),
      'must be base32 of 16 bytes or more',
    )
    .optional()
    .describe("Secret of the staff's authenticator app, base32; with it a log-in needs a code besides the password."),
  STAFF_SESSION_IDLE: fromOne(30 * 60).describe('Seconds that an unused staff session lasts.'),
  STAFF_SESSION_LIFE: fromOne(12 * 60 * 60).describe('Seconds that any staff session lasts.'),
  LOGIN_RATE_LIMIT: fromOne(5).describe('Failed log-ins of one address, per `LOGIN_RATE_WINDOW` seconds.'),
  LOGIN_RATE_WINDOW: fromOne(15 * 60).describe('Seconds of `LOGIN_RATE_LIMIT`.'),
};

const shape = {
  ...processEnv,
  UPSTREAM_URL: upstreams,
  ...ownAddresses,
  ...staffEnv,
  SITE_NAME: dealerEnv.SITE_NAME.describe('No password may be made of its words, whatever the desk publishes.'),
  PUBLIC_URL: origin.describe('What visitors type; on https the gateway switches HSTS on.'),
  HOST_NAMES: commaList
    .transform((names) => names.map((name) => name.toLowerCase()))
    .describe('Names besides that of `PUBLIC_URL` and `localhost` by which callers may ask for the site, with commas.'),
  TRUST_PROXY: trustProxy,
  STRIPE_API_URL: origin
    .optional()
    .describe('Where browsers reach the Stripe simulator; without it pages may reach Stripe itself.'),
  FORM_RATE_LIMIT: fromOne(10).describe('Messages from one address, per `FORM_RATE_WINDOW` seconds.'),
  FORM_RATE_WINDOW: fromOne(60).describe('Seconds of `FORM_RATE_LIMIT`.'),
  TOKEN_RATE_LIMIT: fromOne(300).describe('Calls per minute with one API token.'),
  READ_RATE_LIMIT: fromOne(6000).describe(
    'Calls that read, from one address and past the cache, per `READ_RATE_WINDOW` seconds.',
  ),
  READ_RATE_WINDOW: fromOne(60).describe('Seconds of `READ_RATE_LIMIT`.'),
  CACHE_MEGABYTES: fromOne(64).describe(
    'Memory for documents and answers that many visitors share; the longest unused give way.',
  ),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('Redis for sessions and rate limits, so that several gateways count together.'),
  GATEWAY_REPLICAS: fromOne(1).describe('How many gateways run beside one another, at least; two or more need `REDIS_URL`.'),
  CONNECT_TIMEOUT_MS: milliseconds(1000).describe('How long the connection to a part may take.'),
  READY_CHECK_AFTER_MS: milliseconds(800).describe(
    'How long a part may take before it is asked whether it is ready; one that does not say so is given up.',
  ),
  API_TIMEOUT_MS: milliseconds(10_000).describe('How long a call may take.'),
  FILE_TIMEOUT_MS: milliseconds(10_000).describe('How long a file may take.'),
  DOCUMENT_TIMEOUT_MS: milliseconds(5000).describe('How long a page may take.'),
};

export type GatewayEnv = z.infer<z.ZodObject<typeof shape>>;

/** A plain-text password is acceptable on a site that only its own machine can reach. */
export const isPrivate = ({ HOST, PUBLIC_URL }: GatewayEnv): boolean =>
  isLoopback(HOST) && isLoopback(new URL(PUBLIC_URL).hostname);

const addressRule: EnvRule<typeof shape> = (env, wrong) => {
  if (env.UPSTREAM_URL) return;
  for (const variable of PART_NAMES.map(variableOf)) if (!env[variable]) wrong(variable, 'is missing, and so is UPSTREAM_URL');
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
export const originsOf = ({ UPSTREAM_URL = '', ...env }: GatewayEnv): Map<PartName, string> =>
  new Map(PART_NAMES.map((part) => [part, env[variableOf(part)] ?? new URL(addressOf(UPSTREAM_URL, processOf(part))).origin]));

export function adminPassword({
  ADMIN_PASSWORD_HASH: hash,
  ADMIN_PASSWORD: plain,
}: Pick<GatewayEnv, 'ADMIN_PASSWORD' | 'ADMIN_PASSWORD_HASH'>): { hash: string } | { plain: string } {
  if (hash) return { hash };
  if (plain) return { plain };
  throw new Error('Neither ADMIN_PASSWORD_HASH nor ADMIN_PASSWORD is set');
}

export const GATEWAY_ENV = Symbol('GATEWAY_ENV');
