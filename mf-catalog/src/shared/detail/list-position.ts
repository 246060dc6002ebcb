import { useLocation } from '@dealership/ui-kit/router';
import { useLayoutEffect, useRef } from 'react';

const INVENTORY = '/inventory';

/** The inventory's state when it was left: its URL, scroll position, and the page it was left for. */
const lastVisit = { address: INVENTORY, scroll: 0, nextPath: '' };

export const listAddress = (): string => lastVisit.address;

/** History state of the link back to the list: the page restores its own scroll position. The shell applies it once. */
export const LIST_RETURN = { restoresScroll: true };

function restorePosition(): void {
  const content = document.getElementById('content');
  const links = [...(content?.querySelectorAll('a') ?? [])];
  const taken = links.find(({ pathname }) => pathname === lastVisit.nextPath);
  (taken ?? content)?.focus({ preventScroll: true });
  window.scrollTo({ top: lastVisit.scroll, behavior: 'instant' });
}

// Recorded while the list is shown, because on unmount the next page is already at its top.
function recordScroll(): void {
  if (window.location.pathname === INVENTORY) lastVisit.scroll = window.scrollY;
}

/** On return, restores the list's scroll position, with the focus on the link that was followed. */
export function useListPosition(address: string): void {
  const state = useLocation().state as typeof LIST_RETURN | null;
  const returns = useRef(state?.restoresScroll === true);
  useLayoutEffect(() => {
    lastVisit.address = address;
  }, [address]);
  useLayoutEffect(() => {
    if (returns.current) restorePosition();
    window.addEventListener('scroll', recordScroll, { passive: true });
    return () => {
      lastVisit.nextPath = window.location.pathname;
      window.removeEventListener('scroll', recordScroll);
    };
  }, []);
}
