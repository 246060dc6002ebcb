import { isIP } from 'node:net';
import { processEnv } from '@dealership/service-kit';
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

/** Parsed by `readEnv` in main.ts. */
export const gatewayEnvShape = {
  ...processEnv,
  ...partAddresses,
  /** What visitors type. On https it switches HSTS on. */
  PUBLIC_URL: origin,
  TRUST_PROXY: trustProxy,
  FORM_RATE_LIMIT: z.coerce.number().int().min(1).default(10),
  /** Seconds. */
  FORM_RATE_WINDOW: z.coerce.number().int().min(1).default(60),
  /** Several gateways count together when there is one. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  CONNECT_TIMEOUT_MS: milliseconds(1000),
  API_TIMEOUT_MS: milliseconds(10_000),
  FILE_TIMEOUT_MS: milliseconds(10_000),
  DOCUMENT_TIMEOUT_MS: milliseconds(5000),
  /** How long the gateway still takes requests after readiness failed, so that load balancers notice. */
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).max(600_000).default(0),
  /** How long requests in flight may take after that. */
  DRAIN_TIMEOUT_MS: milliseconds(10_000),
};

export type GatewayEnv = z.infer<z.ZodObject<typeof gatewayEnvShape>>;

export const GATEWAY_ENV = Symbol('GATEWAY_ENV');
