import { useEffect, useRef } from 'react';

const isOwnEntry = (): boolean => window.history.state?.sheet === true;

/** Whether an entry is being left: `history.back()` takes effect later, with `popstate`. */
let isLeaving = false;

function leaveEntry(): void {
  isLeaving = true;
  const onLeft = () => {
    isLeaving = false;
  };
  window.addEventListener('popstate', onLeft, { once: true });
  window.history.back();
}

/**
 * While `open`, Back calls `onClose` and stays on the page, by means of an extra history entry that is removed with it.
 */
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
    // Reopened at once: push an entry only after the previous one has been left.
    if (!isLeaving) enter();
    const onBack = () => {
      if (!hasEntry) enter();
      // While mounting a page, single-spa reports earlier URL changes late.
      else if (!isOwnEntry()) close.current();
    };
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      // Closed without Back, and no other page has replaced the entry.
      if (isOwnEntry() && !isLeaving) leaveEntry();
    };
  }, [open]);
}
