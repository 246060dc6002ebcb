import { useEffect, useRef } from 'react';

const isOwnEntry = (): boolean => window.history.state?.sheet === true;

/** While `open`, Back calls `onClose` and stays on the page: an entry of the history stands for what is open, and goes with it. */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    if (!open) return;
    window.history.pushState({ ...window.history.state, sheet: true }, '');
    const onBack = () => close.current();
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      // Closed without Back, and no other page has taken the entry.
      if (isOwnEntry()) window.history.back();
    };
  }, [open]);
}
