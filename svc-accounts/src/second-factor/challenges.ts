import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { SecondFactorKeys } from './keys.js';

export const CHALLENGE_LIFETIME_MS = 5 * 60_000;

const TIME_BYTES = 8;
const RANDOM_BYTES = 16;
const HEAD_BYTES = TIME_BYTES + RANDOM_BYTES;

const markOf = (keys: SecondFactorKeys, purpose: string, head: Buffer): Buffer =>
  keys.mac(`challenge:${purpose}:${head.toString('hex')}`);

/** A WebAuthn challenge. Contains its time and purpose, so that nothing is stored for callers who only request one. */
export function newChallenge(keys: SecondFactorKeys, purpose: string): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeBigUInt64BE(BigInt(Date.now()));
  randomBytes(RANDOM_BYTES).copy(head, TIME_BYTES);
  return new Uint8Array([...head, ...markOf(keys, purpose, head)]);
}

/** Whether we issued it for that purpose and it has not expired. */
export function isChallenge(keys: SecondFactorKeys, purpose: string, challenge: string): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  const [head, mark] = [bytes.subarray(0, HEAD_BYTES), bytes.subarray(HEAD_BYTES)];
  const expected = markOf(keys, purpose, head);
  if (mark.length !== expected.length || !timingSafeEqual(mark, expected)) return false;
  return Date.now() - Number(head.readBigUInt64BE()) < CHALLENGE_LIFETIME_MS;
}
