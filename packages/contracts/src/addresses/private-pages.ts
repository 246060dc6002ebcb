/** The visitor's page of one appointment, linked from its e-mails. */
export const APPOINTMENT_PAGE = '/appointment';

export const NEWSLETTER_PAGES = { confirm: '/newsletter/confirm', unsubscribe: '/newsletter/unsubscribe' } as const;

export const ALERT_PAGES = { confirm: '/alerts/confirm', end: '/alerts/end' } as const;

/** Where staff set a password through the link of an e-mail. */
export const PASSWORD_PAGE = '/admin-password';

interface PrivatePage {
  path: string;
  /**
   * Where its address holds a secret: in the query, as `?token=`, or as the rest of the path. No referrer is sent from
   * it, and logs contain neither.
   */
  secret?: 'query' | 'path';
  /** A document with its own nonce, never shared and never cached. */
  own?: true;
}

/** Pages for staff or one customer. Search engines are kept away from all of them. */
const PAGES: readonly PrivatePage[] = [
  { path: '/admin', own: true },
  { path: '/admin-login', own: true },
  { path: PASSWORD_PAGE, secret: 'query', own: true },
  { path: '/journey/', secret: 'path', own: true },
  { path: APPOINTMENT_PAGE, secret: 'query', own: true },
  ...[...Object.values(NEWSLETTER_PAGES), ...Object.values(ALERT_PAGES)].map((path) => ({ path, secret: 'query' }) as const),
  { path: '/payment-success' },
];

const secretPaths = PAGES.filter(({ secret }) => secret === 'path').map(({ path }) => path);

/** Calls whose path contains a secret. */
const SECRET_CALLS = '/api/journeys/(?!renew$)|/api/calendar/';

const SECRET = new RegExp(`^(${secretPaths.join('|')}|${SECRET_CALLS})[^/?#]+`);

/** Paths that robots must not visit; each includes what begins with it. */
export const UNINDEXED_PATHS: readonly string[] = PAGES.map(({ path }) => path);

/** Routes of documents with their own nonce, `*` for the secret. */
export const OWN_DOCUMENTS: readonly string[] = PAGES.filter(({ own }) => own).map(({ path }) => path.replace(/\/$/, '/*'));

/** Whether a path is that of a document with its own nonce. */
export const isOwnDocument = (path: string): boolean =>
  PAGES.some((page) => page.own && (page.path.endsWith('/') ? path.startsWith(page.path) : path === page.path));

/** Whether a document's path contains a secret. Such a page belongs to one person: it is neither stored nor counted. */
export const isSecretPath = (path: string): boolean => secretPaths.some((secret) => path.startsWith(secret));

/** Whether a path of a document or call contains a secret. */
export const hasSecret = (path: string): boolean => SECRET.test(path);

/** Whether a document's address contains a secret, in its path or its query. */
export const isSecretPage = (path: string): boolean =>
  hasSecret(path) || PAGES.some((page) => page.secret === 'query' && page.path === path);

/** The path for logs, with the secret redacted. */
export const redactSecret = (path: string): string => path.replace(SECRET, '$1:key');
