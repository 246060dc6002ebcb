import { useEffect, useRef } from 'react';

/**
 * Manages the focus when entries of a list are added or removed: it moves to the first field of a new entry, and to the
 * add button after a removal. @returns a ref for the list, and a function to call before a change
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
