import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list while entries are added and taken away by hand: in the first field of a new one, on the button that adds once
 * one is gone. @returns a ref for the list, and what to call before a change
 */
export function useEntryFocus(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const change = useRef<'added' | 'removed'>(undefined);
  useEffect(() => {
    const added = list.current?.querySelectorAll<HTMLElement>(':scope > fieldset')[count - 1];
    if (change.current === 'added') added?.querySelector<HTMLElement>('input, textarea, button')?.focus();
    if (change.current === 'removed') list.current?.querySelector<HTMLElement>(':scope > button')?.focus();
    change.current = undefined;
  }, [count]);
  return {
    list,
    onChange: (made: 'added' | 'removed') => {
      change.current = made;
    },
  };
}
