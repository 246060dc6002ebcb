/** Addresses of which a part is a key: who has one may read what is behind it. Their pages are one person's, and no log holds the key. */
const KEYED = /^(\/journey\/|\/api\/journeys\/(?!renew$)|\/api\/calendar\/)[^/?#]+/;

/** The path of a document is a key. */
export const isSecretPath = (path: string): boolean => path.startsWith('/journey/');

/** The path of a document or of a call holds a key. */
export const hasSecret = (path: string): boolean => KEYED.test(path);

/** The same path for logs: without its key. */
export const redactSecret = (path: string): string => path.replace(KEYED, '$1:key');
