/** Paths with a secret in them: whoever has one may read what is behind it. Such a page is one person's, and no log holds the secret. */
const SECRET = /^(\/journey\/|\/api\/journeys\/(?!renew$)|\/api\/calendar\/)[^/?#]+/;

/** Whether the path of a document holds a secret. */
export const isSecretPath = (path: string): boolean => path.startsWith('/journey/');

/** Whether the path of a document or of a call holds one. */
export const hasSecret = (path: string): boolean => SECRET.test(path);

/** The same path for logs, without the secret. */
export const redactSecret = (path: string): string => path.replace(SECRET, '$1:key');
