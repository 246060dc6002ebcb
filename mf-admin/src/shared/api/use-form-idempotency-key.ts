import { useState } from 'react';

/** The same for every attempt of a form, so that a lost response creates no second record. */
export function useFormIdempotencyKey(): string {
  const [key] = useState(() => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join(''));
  return key;
}
