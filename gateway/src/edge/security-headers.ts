import { randomBytes } from 'node:crypto';
import { isPaymentPath, isSecretPage } from '@dealership/contracts';
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

/** Scripts must match a known hash. The payment provider's scripts have none. */
const HASHED_SCRIPTS = { 'integrity-policy': 'blocked-destinations=(script)' };

/** Where the URL holds a secret, send no referrer, not even to this site. */
const NO_REFERRER = { 'referrer-policy': 'no-referrer' };

// `sandbox`: a file opened directly runs no script and has an opaque origin, staff's documents too.
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Origins besides this site that a document may load scripts from, call and frame. */
interface Elsewhere {
  scripts?: string;
  calls?: string;
  frames?: string;
}

const STRIPE_JS = 'https://js.stripe.com https://*.js.stripe.com';

/** What Stripe's payment form needs, as Stripe documents it. */
const STRIPE: Elsewhere = {
  scripts: STRIPE_JS,
  frames: `${STRIPE_JS} https://hooks.stripe.com`,
  calls: 'https://api.stripe.com',
};

/** CSP sources for a document's inline scripts and styles. */
export interface InlineSources {
  scripts: string;
  styles: string;
}

export const sourcesOf = (nonce: string): InlineSources => ({ scripts: `'nonce-${nonce}'`, styles: `'nonce-${nonce}'` });

const addresses = (...names: (string | undefined)[]): string => names.filter(Boolean).join(' ');

const documentPolicy = (inline: InlineSources, { scripts, calls, frames }: Elsewhere): string =>
  [
    "default-src 'none'",
    // Browsers that support 'strict-dynamic' ignore the addresses; older ones need them.
    `script-src ${addresses(inline.scripts, "'strict-dynamic'", scripts)}`,
    // The only trusted-types policy is in shell/src/boot/trusted-types.ts.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `style-src ${addresses("'self'", inline.styles)}`,
    // Vehicle pictures may come from other origins.
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src ${addresses("'self'", calls)}`,
    `frame-src ${frames ?? "'none'"}`,
    "media-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export interface SecurityHeaders {
  /** For everything that is not a document. */
  data: Readonly<Record<string, string>>;
  /** The same for addresses that contain a secret. */
  secretData: Readonly<Record<string, string>>;
  /** `path`: the document's path, without its query. */
  document(inline: InlineSources, path: string): Record<string, string>;
}

/** Headers on every answer of the site, whatever the upstream sent. */
export function securityHeaders({
  PUBLIC_URL,
  STRIPE_SIMULATOR_PUBLIC_URL,
}: Pick<GatewayEnv, 'PUBLIC_URL' | 'STRIPE_SIMULATOR_PUBLIC_URL'>): SecurityHeaders {
  const provider = STRIPE_SIMULATOR_PUBLIC_URL ? { calls: STRIPE_SIMULATOR_PUBLIC_URL } : STRIPE;
  const always = { ...ALWAYS, ...(PUBLIC_URL.startsWith('https:') && HSTS) };
  const data = { ...always, 'content-security-policy': DATA_POLICY };
  return {
    data,
    secretData: { ...data, ...NO_REFERRER },
    document: (inline, path) => {
      const elsewhere = isPaymentPath(path) ? provider : {};
      return {
        ...always,
        ...(isSecretPage(path) && NO_REFERRER),
        'content-security-policy': documentPolicy(inline, elsewhere),
        ...(!elsewhere.scripts && HASHED_SCRIPTS),
      };
    },
  };
}
