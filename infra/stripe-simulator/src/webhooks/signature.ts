import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header of a payload sent at that time (seconds since 1970). */
export function signatureHeader(payload: string, secret: string, timestamp: number): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`, 'utf8').digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
