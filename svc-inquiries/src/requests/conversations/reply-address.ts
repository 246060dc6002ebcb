import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Language, type LocalizedText, localize, readRequestName, requestName } from '@dealership/contracts';
import type { ReplyEnv } from '../../env.js';
import type { RequestKey } from './request-key.js';

/** The address that receives customers' replies, and the secret that signs its variable part. */
export interface ReplyAddress {
  address: string;
  key: string;
}

/** 64 bits, in lower case because some mail servers lower-case addresses. */
const SIGNS = 16;

const signature = (name: string, key: string): string =>
  createHmac('sha256', key).update(`reply ${name}`).digest('hex').slice(0, SIGNS);

/** Splits an address into its local part and host. */
const parts = (address: string): [local: string, host: string] => {
  const at = address.lastIndexOf('@');
  return [address.slice(0, at), address.slice(at + 1)];
};

/** Reply-To of a request's e-mails: `requests+contact-117-<signature>@…`. */
export function replyAddressOf({ address, key }: ReplyAddress, { kind, number }: RequestKey): string {
  const [local, host] = parts(address);
  const name = requestName(kind, number);
  return `${local}+${name}-${signature(name, key)}@${host}`;
}

/** The request an address belongs to; undefined if we did not issue the address. */
export function readReplyAddress({ address, key }: ReplyAddress, given: string): RequestKey | undefined {
  const [local, host] = parts(address.toLowerCase());
  const [givenLocal, givenHost] = parts(given.trim().toLowerCase());
  if (givenHost !== host || !givenLocal.startsWith(`${local}+`)) return undefined;
  const rest = givenLocal.slice(local.length + 1);
  const at = rest.lastIndexOf('-');
  const name = rest.slice(0, Math.max(at, 0));
  const signed = Buffer.from(rest.slice(at + 1));
  const expected = Buffer.from(signature(name, key));
  if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return undefined;
  return readRequestName(name);
}

/** The reply address in the environment; undefined if replies go to the address in the settings. */
export const replyAddressIn = ({ REPLY_ADDRESS: address, REPLY_ADDRESS_KEY: key }: ReplyEnv): ReplyAddress | undefined =>
  address && key ? { address, key } : undefined;

export const REPLY_ADDRESS = Symbol('REPLY_ADDRESS');

/** Reply-To of an e-mail about a request. */
export const answersTo = (
  reply: ReplyAddress | undefined,
  id: RequestKey,
  { siteNames, email }: { siteNames: LocalizedText; email: string },
  language: Language,
): { name: string; address: string } => ({
  name: localize(siteNames, language),
  address: reply ? replyAddressOf(reply, id) : email,
});
