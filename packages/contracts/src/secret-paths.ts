/**
 * Paths that contain a secret: whoever has one may read the page. Such a page belongs to one person, and logs redact
 * the secret.
 */
const SECRET = /^(\/journey\/|\/api\/journeys\/(?!renew$)|\/api\/calendar\/)[^/?#]+/;

/** Whether a document's path contains a secret. */
export const isSecretPath = (path: string): boolean => path.startsWith('/journey/');

/** Whether a path of a document or call contains a secret. */
export const hasSecret = (path: string): boolean => SECRET.test(path);

/** The path for logs, with the secret redacted. */
export const redactSecret = (path: string): string => path.replace(SECRET, '$1:key');
