import { randomUUID } from 'node:crypto';
import { behindGateway, processes } from '@dealership/topology';
import { portOf } from './ports.ts';

export interface Answer {
  /** A status; 0 without an answer. */
  status: number;
  retryAfter: string | null;
  ms: number;
  text: string;
}

/** The time-out of the browser's form. */
const TIMEOUT_MS = 15_000;

async function ask(url: string, init: RequestInit = {}, timeoutMs = TIMEOUT_MS): Promise<Answer> {
  const begun = performance.now();
  const since = () => Math.round(performance.now() - begun);
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    const text = await response.text();
    return { status: response.status, retryAfter: response.headers.get('retry-after'), ms: since(), text };
  } catch (error) {
    return { status: 0, retryAfter: null, ms: since(), text: String(error) };
  }
}

const gatewayUrl = `http://localhost:${portOf('gateway')}`;

const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
  body: JSON.stringify(body),
});

const customer = () => ({ firstName: 'Noor', email: `noor-${randomUUID()}@visitor.example`, phone: '+971 50 123 4567' });

/** The staff's cookie, their password, and a picture that is already stored. */
export interface StaffSession {
  password: string;
  cookie: string;
  picture: Blob;
  pictureUrl: string;
}

const PAGES = {
  home: '/',
  about: '/about',
  inventory: '/inventory',
  services: '/auction-access',
  blog: '/blog',
  admin: '/admin',
} as const;

/** Read-only pages and calls. */
export const READS = {
  ...PAGES,
  search: '/api/vehicles/search',
  posts: '/api/blog-posts',
  plans: '/api/auction-plans',
  picture: '',
  /** Staff calls. */
  staff: '/api/staff-accounts',
} as const;

export function read(name: keyof typeof READS, { cookie, pictureUrl }: StaffSession): Promise<Answer> {
  if (name === 'picture') return ask(`${gatewayUrl}${pictureUrl}`);
  if (name === 'staff') return ask(`${gatewayUrl}${READS.staff}`, { headers: { cookie } });
  // A unique address: otherwise the gateway could answer from its one-hour cache.
  return ask(`${gatewayUrl}${READS[name]}${name in PAGES ? `?first=${randomUUID()}` : ''}`);
}

export const WRITES = ['message', 'order', 'upload', 'sign-in'] as const;

export type Write = (typeof WRITES)[number];

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

const signIn = (password: string): RequestInit => json({ password }, SAME_ORIGIN);

export function write(name: Write, { cookie, password, picture }: StaffSession): Promise<Answer> {
  if (name === 'sign-in') return ask(`${gatewayUrl}/api/admin/login`, signIn(password));
  if (name === 'upload')
    return ask(`${gatewayUrl}/api/media`, {
      method: 'POST',
      headers: { ...SAME_ORIGIN, cookie, 'content-type': picture.type },
      body: picture,
    });
  const { email, firstName, phone } = customer();
  if (name === 'message') {
    const message = {
      firstName,
      lastName: randomUUID(),
      email,
      phone,
      subject: 'other',
      message: 'Is the showroom open on Friday?',
    };
    return ask(`${gatewayUrl}/api/contact`, json(message));
  }
  const order = {
    plan: '1',
    firstName,
    lastName: 'Haddad',
    email,
    confirmEmail: email,
    phone,
    country: 'AE',
    city: 'Ajman',
    billingAddress: 'Al Jerf Industrial Area 2',
    zipCode: '',
    agreeTerms: true,
  };
  return ask(`${gatewayUrl}/api/auction-checkout`, json(order));
}

/** Our own parts, with the standard readiness path. */
export const PARTS = [...behindGateway, 'notifier', 'gateway'].filter((name) => processes.some((entry) => entry.name === name));

/** Orchestrators treat a slower answer as not ready. */
const HEALTH_TIMEOUT_MS = 3_000;

export async function health(part: string, kind: 'live' | 'ready'): Promise<boolean> {
  const { status } = await ask(`http://127.0.0.1:${portOf(part)}/health/${kind}`, {}, HEALTH_TIMEOUT_MS);
  return status === 200;
}

/** Parts the gateway reports as down. */
export async function downAtGateway(): Promise<string[]> {
  const { text } = await ask(`${gatewayUrl}/api/health`);
  const { services = {} } = JSON.parse(text || '{}') as { services?: Record<string, string> };
  return Object.entries(services).flatMap(([name, state]) => (state === 'down' ? [name] : []));
}

/** Signs in and stores a first picture. */
export async function openStaffSession(password: string, picture: Blob): Promise<StaffSession> {
  const login = await fetch(`${gatewayUrl}/api/admin/login`, signIn(password));
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const session = { cookie, password, picture, pictureUrl: '' };
  const { status, text } = await write('upload', session);
  if (status !== 201) throw new Error(`The first picture was answered ${status}: ${text}`);
  const pictureUrl = /\/media\/[^"]+/.exec(text)?.[0];
  if (!pictureUrl) throw new Error(`No address of a picture in ${text}`);
  return { ...session, pictureUrl };
}
