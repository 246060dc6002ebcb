import { randomBytes } from 'node:crypto';
import type { GatewayEnv } from '../env.js';

const NONCE_BYTES = 16;

export const newNonce = (): string => randomBytes(NONCE_BYTES).toString('base64');

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const HSTS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const STRIPE_JS = 'https://js.stripe.com https://*.js.stripe.com';

/** What Stripe's payment form needs, as Stripe documents it. */
const STRIPE = { scripts: STRIPE_JS, frames: `${STRIPE_JS} https://hooks.stripe.com`, api: 'https://api.stripe.com' };

const documentPolicy = (nonce: string, simulator: string | undefined): string =>
  [
    "default-src 'none'",
    // Browsers that know 'strict-dynamic' go by it alone, the others by the addresses.
    `script-src 'nonce-${nonce}' 'strict-dynamic'${simulator ? '' : ` ${STRIPE.scripts}`}`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Vehicles may show pictures of other addresses.
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src 'self' ${simulator ?? STRIPE.api}`,
    `frame-src ${simulator ? "'none'" : STRIPE.frames}`,
    "media-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export interface SecurityHeaders {
  /** For everything that is no document. */
  data: Readonly<Record<string, string>>;
  document(nonce: string): Record<string, string>;
}

/** What every answer of the site carries, whatever its part sent. */
export function securityHeaders({
  PUBLIC_URL,
  STRIPE_API_URL,
}: Pick<GatewayEnv, 'PUBLIC_URL' | 'STRIPE_API_URL'>): SecurityHeaders {
  const always = { ...ALWAYS, ...(PUBLIC_URL.startsWith('https:') && HSTS) };
  return {
    data: { ...always, 'content-security-policy': DATA_POLICY },
    document: (nonce) => ({ ...always, 'content-security-policy': documentPolicy(nonce, STRIPE_API_URL) }),
  };
}
