import { useState } from 'react';

/**
 * Returns the same key for every attempt to submit a form, so that a lost response does not lead to a second record.
 */
export function useFormIdempotencyKey(): string {
  const [key] = useState(() => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join(''));
  return key;
}
