import { useRef } from 'react';

/** 128 random bits as a UUID: the key authorises reading a payment, so it must be unguessable. */
const newKey = (): string => {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

/** A stable key while the same content is being sent; a new one when it changes. */
export function useIdempotencyKey(): (content: unknown) => string {
  const last = useRef<{ content: string; key: string } | null>(null);
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current?.content !== text) last.current = { content: text, key: newKey() };
    return last.current.key;
  };
}
