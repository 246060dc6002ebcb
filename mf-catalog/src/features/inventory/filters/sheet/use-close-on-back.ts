import { useEffect, useRef } from 'react';

const isOwnEntry = (): boolean => window.history.state?.sheet === true;

/** An entry is being left: going back takes effect later, with the event `popstate`. */
let isLeaving = false;

function leaveEntry(): void {
  isLeaving = true;
  const onLeft = () => {
    isLeaving = false;
  };
  window.addEventListener('popstate', onLeft, { once: true });
  window.history.back();
}

/** While `open`, Back calls `onClose` and stays on the page: an entry of the history stands for what is open, and goes with it. */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    if (!open) return;
    let hasEntry = false;
    const enter = () => {
      window.history.pushState({ ...window.history.state, sheet: true }, '');
      hasEntry = true;
    };
    // Opened again at once, it gets an entry when the one before is left.
    if (!isLeaving) enter();
    const onBack = () => {
      if (!hasEntry) enter();
      // While a page is being mounted, single-spa tells of earlier changes of the address late.
      else if (!isOwnEntry()) close.current();
    };
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      // Closed without Back, and no other page has taken the entry.
      if (isOwnEntry() && !isLeaving) leaveEntry();
    };
  }, [open]);
}
