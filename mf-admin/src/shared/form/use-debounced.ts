import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 300;

/** Returns a text once typing has stopped. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
