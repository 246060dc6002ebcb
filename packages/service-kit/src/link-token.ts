import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[\w-]{43}$/;

/** The token of a link that opens something without an account: 256 random bits in 43 characters. Keep its hash alone. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** False for what cannot be a token, so that nobody looks for it. */
export const isLinkToken = (text: string): boolean => TOKEN.test(text);

/** What a database keeps of a token: who reads it opens no link. */
export const linkTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
