import { useRef } from 'react';
import { randomUuid } from './random-uuid.js';

/**
 * A stable key while the same content is being sent; a new one when it changes. The key authorises reading a payment, so
 * it must be unguessable.
 */
export function useIdempotencyKey(): (content: unknown) => string {
  const last = useRef<{ content: string; key: string } | null>(null);
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current?.content !== text) last.current = { content: text, key: randomUuid() };
    return last.current.key;
  };
}
