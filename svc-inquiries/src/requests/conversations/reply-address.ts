import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  formatRequestKey,
  type Language,
  type LocalizedText,
  localize,
  parseRequestKey,
  type RequestKey,
} from '@dealership/contracts';
import type { ReplyEnv } from '../../env.js';

/** The address that receives customers' replies, and the secret that signs its variable part. */
export interface ReplyAddress {
  address: string;
  secret: string;
}

/** 64 bits, in lower case because some mail servers lower-case addresses. */
const SIGNATURE_LENGTH = 16;

const signature = (requestKey: string, secret: string): string =>
  createHmac('sha256', secret).update(`reply ${requestKey}`).digest('hex').slice(0, SIGNATURE_LENGTH);

/** Splits an address into its local part and host. */
const parts = (address: string): [local: string, host: string] => {
  const at = address.lastIndexOf('@');
  return [address.slice(0, at), address.slice(at + 1)];
};

/** Reply-To of a request's e-mails: `requests+contact-117-<signature>@…`. */
export function replyAddressOf({ address, secret }: ReplyAddress, key: RequestKey): string {
  const [local, host] = parts(address);
  const requestKey = formatRequestKey(key);
  return `${local}+${requestKey}-${signature(requestKey, secret)}@${host}`;
}

/** The request an address belongs to; undefined if we did not issue the address. */
export function readReplyAddress({ address, secret }: ReplyAddress, given: string): RequestKey | undefined {
  const [local, host] = parts(address.toLowerCase());
  const [givenLocal, givenHost] = parts(given.trim().toLowerCase());
  if (givenHost !== host || !givenLocal.startsWith(`${local}+`)) return undefined;
  const rest = givenLocal.slice(local.length + 1);
  const at = rest.lastIndexOf('-');
  const requestKey = rest.slice(0, Math.max(at, 0));
  const signed = Buffer.from(rest.slice(at + 1));
  const expected = Buffer.from(signature(requestKey, secret));
  if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return undefined;
  return parseRequestKey(requestKey);
}

/** The reply address in the environment; undefined if replies go to the address in the settings. */
export const replyAddressIn = ({ REPLY_ADDRESS: address, REPLY_ADDRESS_KEY: secret }: ReplyEnv): ReplyAddress | undefined =>
  address ? { address, secret } : undefined;

export const REPLY_ADDRESS = Symbol('REPLY_ADDRESS');

/** Reply-To of an e-mail about a request. */
export const replyToFor = (
  reply: ReplyAddress | undefined,
  key: RequestKey,
  { siteNames, email }: { siteNames: LocalizedText; email: string },
  language: Language,
): { name: string; address: string } => ({
  name: localize(siteNames, language),
  address: reply ? replyAddressOf(reply, key) : email,
});
