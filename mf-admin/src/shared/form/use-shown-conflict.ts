import { useEffect, useRef } from 'react';

/**
 * Scrolls to the element of a conflict and focuses it, also after another attempt to save; afterwards the focus returns to
 * where it was.
 */
export function useShownConflict(conflict: object | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!conflict) return;
    const before = document.activeElement;
    ref.current?.scrollIntoView?.({ block: 'start' });
    ref.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [conflict]);
  return ref;
}
