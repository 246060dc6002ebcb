import { useLocation } from '@dealership/ui-kit/router';
import { useLayoutEffect, useRef } from 'react';

const INVENTORY = '/inventory';

/** How the inventory was left: its address and how far it was scrolled. */
const left = { address: INVENTORY, scroll: 0 };

export const listAddress = (): string => left.address;

/** What the link back to the list gives to its entry of the history: the page puts itself in its place. */
export interface ListReturn {
  ownPlace: true;
  /** The page that one comes back from. */
  from: string;
}

/** The list remembers how it was left, and returns there when one comes back, with the focus on the link that one had taken. */
export function useListPlace(address: string): void {
  const state = useLocation().state as ListReturn | null;
  const from = useRef(state?.ownPlace && state.from);
  useLayoutEffect(() => {
    left.address = address;
  }, [address]);
  useLayoutEffect(() => {
    if (from.current) {
      const taken = [...document.links].find(({ pathname }) => pathname === from.current);
      (taken ?? document.getElementById('content'))?.focus({ preventScroll: true });
      window.scrollTo({ top: left.scroll, behavior: 'instant' });
    }
    // Noted while the list shows: when it goes, the next page has begun at its top already.
    const note = () => {
      if (window.location.pathname === INVENTORY) left.scroll = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
}
