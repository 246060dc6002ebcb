import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[\w-]{43}$/;

/** A link's bearer token: 256 random bits in 43 characters. Store only its hash. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** False for malformed tokens, which are not looked up. */
export const isLinkToken = (text: string): boolean => TOKEN.test(text);

/** The stored hash of a token, which opens no link. */
export const linkTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
