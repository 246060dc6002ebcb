import { randomBytes } from 'node:crypto';
import { ALERT_PAGES, APPOINTMENT_PAGE, hasSecret, isPaymentPath, NEWSLETTER_PAGES, PASSWORD_PAGE } from '@dealership/contracts';
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

/** Browsers fetch no script without the hash of its bytes. The payment provider's have none. */
const HASHED_SCRIPTS = { 'integrity-policy': 'blocked-destinations=(script)' };

/** Where an address is a key, nobody is told where a visitor came from, this site neither. */
const NO_REFERRER = { 'referrer-policy': 'no-referrer' };

/** Pages that letters lead to with a key in the query: `?token=`. */
const TOKEN_PAGES: ReadonlySet<string> = new Set([
  ...[APPOINTMENT_PAGE, PASSWORD_PAGE],
  ...[...Object.values(ALERT_PAGES), ...Object.values(NEWSLETTER_PAGES)],
]);

// `sandbox`: whatever is opened as a page by its address runs nothing and is of no site, staff's documents too.
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Where a document's scripts, calls and frames may turn to besides this site. */
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

/** What lets the inline scripts and styles of a document in: sources of a content security policy. */
export interface InlineSources {
  scripts: string;
  styles: string;
}

export const sourcesOf = (nonce: string): InlineSources => ({ scripts: `'nonce-${nonce}'`, styles: `'nonce-${nonce}'` });

const addresses = (...names: (string | undefined)[]): string => names.filter(Boolean).join(' ');

const documentPolicy = (inline: InlineSources, { scripts, calls, frames }: Elsewhere): string =>
  [
    "default-src 'none'",
    // Browsers that know 'strict-dynamic' go by it alone, the others by the addresses.
    `script-src ${addresses(inline.scripts, "'strict-dynamic'", scripts)}`,
    // What becomes code is decided by the one policy, shell/src/boot/trusted-types.ts.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `style-src ${addresses("'self'", inline.styles)}`,
    // Vehicles may show pictures of other addresses.
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
  /** For everything that is no document. */
  data: Readonly<Record<string, string>>;
  /** The same, of what has a key for an address. */
  secretData: Readonly<Record<string, string>>;
  /** `path`: of the document's address, without its query. */
  document(inline: InlineSources, path: string): Record<string, string>;
}

/** What every answer of the site carries, whatever its part sent. */
export function securityHeaders({
  PUBLIC_URL,
  STRIPE_API_URL,
}: Pick<GatewayEnv, 'PUBLIC_URL' | 'STRIPE_API_URL'>): SecurityHeaders {
  const provider = STRIPE_API_URL ? { calls: STRIPE_API_URL } : STRIPE;
  const always = { ...ALWAYS, ...(PUBLIC_URL.startsWith('https:') && HSTS) };
  const data = { ...always, 'content-security-policy': DATA_POLICY };
  return {
    data,
    secretData: { ...data, ...NO_REFERRER },
    document: (inline, path) => {
      const elsewhere = isPaymentPath(path) ? provider : {};
      return {
        ...always,
        ...((hasSecret(path) || TOKEN_PAGES.has(path)) && NO_REFERRER),
        'content-security-policy': documentPolicy(inline, elsewhere),
        ...(!elsewhere.scripts && HASHED_SCRIPTS),
      };
    },
  };
}
