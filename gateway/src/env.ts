import { isIP } from 'node:net';
import { type EnvRule, processEnv, serviceTokenEnv } from '@dealership/service-kit';
import { parseOptions } from '@node-rs/argon2';
import { Secret } from 'otpauth';
import { z } from 'zod';
import { PARTS } from './routes.js';

const milliseconds = (standard: number) => z.coerce.number().int().min(1).max(600_000).default(standard);

const origin = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((url) => new URL(url).pathname === '/', 'must be an address without a path')
  .transform((url) => new URL(url).origin);

type PartVariable = (typeof PARTS)[keyof typeof PARTS]['variable'];

const partAddresses = Object.fromEntries(Object.values(PARTS).map(({ variable }) => [variable, origin])) as Record<
  PartVariable,
  typeof origin
>;

const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

const isProxyAddress = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.trim().split('/');
  return rest.length === 0 && (PROXY_RANGES.includes(address) || isIP(address) > 0) && (bits === undefined || /^\d+$/.test(bits));
};

/** Whose `X-Forwarded-For` counts: `true` = anybody's, `false` = nobody's, or the proxies' addresses (CIDR, by commas). */
const trustProxy = z
  .string()
  .default('false')
  .refine((text) => ['true', 'false'].includes(text) || text.split(',').every(isProxyAddress), 'must be true, false or addresses')
  .transform((text) => (text === 'true' || text === 'false' ? text === 'true' : text));

const ARGON2ID = 2;
const TOTP_SECRET_BYTES = 16;

const holds = (check: () => boolean): boolean => {
  try {
    return check();
  } catch {
    return false;
  }
};

const seconds = (standard: number) => z.coerce.number().int().min(1).default(standard);

/** `npm run staff:password` makes the first and the last. */
const staffEnv = {
  ...serviceTokenEnv,
  ADMIN_PASSWORD_HASH: z
    .string()
    .refine((hash) => holds(() => parseOptions(hash).algorithm === ARGON2ID), 'must be an argon2id hash')
    .optional(),
  /** The password itself, for development. */
  ADMIN_PASSWORD: z.string().max(256).optional(),
  ADMIN_TOTP_SECRET: z
    .string()
    .refine(
      (text) => holds(() => Secret.fromBase32(text).bytes.length >= TOTP_SECRET_BYTES),
      'must be base32 of 16 bytes or more',
    )
    .optional(),
  /** Seconds that an unused session lasts, and that any session lasts. */
  STAFF_SESSION_IDLE: seconds(30 * 60),
  STAFF_SESSION_LIFE: seconds(12 * 60 * 60),
  /** Failed log-ins of one address, per so many seconds. */
  LOGIN_RATE_LIMIT: z.coerce.number().int().min(1).default(5),
  LOGIN_RATE_WINDOW: seconds(15 * 60),
};

/** Parsed by `readEnv` in main.ts. */
export const gatewayEnvShape = {
  ...processEnv,
  ...partAddresses,
  ...staffEnv,
  /** What visitors type. On https it switches HSTS on. */
  PUBLIC_URL: origin,
  TRUST_PROXY: trustProxy,
  /** Where browsers reach the Stripe simulator; without it pages may reach Stripe itself. */
  STRIPE_API_URL: origin.optional(),
  FORM_RATE_LIMIT: z.coerce.number().int().min(1).default(10),
  /** Seconds. */
  FORM_RATE_WINDOW: z.coerce.number().int().min(1).default(60),
  /** Several gateways count together when there is one. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  CONNECT_TIMEOUT_MS: milliseconds(1000),
  API_TIMEOUT_MS: milliseconds(10_000),
  FILE_TIMEOUT_MS: milliseconds(10_000),
  DOCUMENT_TIMEOUT_MS: milliseconds(5000),
};

export type GatewayEnv = z.infer<z.ZodObject<typeof gatewayEnvShape>>;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** A password in plain text is good enough for a site that only its own machine can reach. */
const isPrivate = ({ HOST, PUBLIC_URL }: GatewayEnv): boolean =>
  LOOPBACK.includes(HOST) && LOOPBACK.includes(new URL(PUBLIC_URL).hostname);

/** Asked by `readEnv` too. */
export const gatewayEnvRule: EnvRule<typeof gatewayEnvShape> = (env, wrong) => {
  const { ADMIN_PASSWORD_HASH: hash, ADMIN_PASSWORD: plain, NODE_ENV } = env;
  if (!hash && !plain) wrong('ADMIN_PASSWORD_HASH', 'is missing: npm run staff:password makes one');
  if (hash && plain) wrong('ADMIN_PASSWORD', 'must not be set beside ADMIN_PASSWORD_HASH');
  if (plain && NODE_ENV === 'production' && !isPrivate(env))
    wrong('ADMIN_PASSWORD', 'is for development; set ADMIN_PASSWORD_HASH: npm run staff:password makes one');
};

export function adminPassword({
  ADMIN_PASSWORD_HASH: hash,
  ADMIN_PASSWORD: plain,
}: Pick<GatewayEnv, 'ADMIN_PASSWORD' | 'ADMIN_PASSWORD_HASH'>): { hash: string } | { plain: string } {
  if (hash) return { hash };
  if (plain) return { plain };
  throw new Error('Neither ADMIN_PASSWORD_HASH nor ADMIN_PASSWORD is set');
}

export const GATEWAY_ENV = Symbol('GATEWAY_ENV');
