import { useRef } from 'react';
import { tabStorage } from '../storage/tab-storage.js';
import { randomUuid } from './random-uuid.js';

/**
 * A stable key while the same content is being sent; a new one when it changes. The key authorises reading a payment, so
 * it must be unguessable. `place`: where this tab stores it, so that it outlives a reload.
 */
export function useIdempotencyKey(): (content: unknown, place?: string) => string {
  const last = useRef<{ content: string; key: string } | null>(null);
  return (content, place) => {
    const text = JSON.stringify(content);
    if (place) last.current ??= JSON.parse(tabStorage.read(place) ?? 'null');
    if (last.current?.content !== text) last.current = { content: text, key: randomUuid() };
    if (place) tabStorage.write(place, JSON.stringify(last.current));
    return last.current.key;
  };
}
