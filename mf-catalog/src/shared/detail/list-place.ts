import { useLocation } from '@dealership/ui-kit/router';
import { useLayoutEffect, useRef } from 'react';

const INVENTORY = '/inventory';

/** How the inventory was left: its address, how far it was scrolled, and for which page. */
const left = { address: INVENTORY, scroll: 0, nextPath: '' };

export const listAddress = (): string => left.address;

/** What the link back to the list gives to its entry of the history: the page puts itself in its place. The shell lets it count once. */
export const LIST_RETURN = { ownPlace: true };

function returnToPlace(): void {
  const content = document.getElementById('content');
  const links = [...(content?.querySelectorAll('a') ?? [])];
  const taken = links.find(({ pathname }) => pathname === left.nextPath);
  (taken ?? content)?.focus({ preventScroll: true });
  window.scrollTo({ top: left.scroll, behavior: 'instant' });
}

// Noted while the list shows: when it goes, the next page has begun at its top already.
function noteScroll(): void {
  if (window.location.pathname === INVENTORY) left.scroll = window.scrollY;
}

/** The list remembers how it was left, and returns there when one comes back, with the focus on the link that one had taken. */
export function useListPlace(address: string): void {
  const state = useLocation().state as typeof LIST_RETURN | null;
  const returns = useRef(state?.ownPlace === true);
  useLayoutEffect(() => {
    left.address = address;
  }, [address]);
  useLayoutEffect(() => {
    if (returns.current) returnToPlace();
    window.addEventListener('scroll', noteScroll, { passive: true });
    return () => {
      left.nextPath = window.location.pathname;
      window.removeEventListener('scroll', noteScroll);
    };
  }, []);
}
