import type { VehicleSearchResult } from '@dealership/contracts';
import { useSearchParams } from '@dealership/ui-kit/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type InventoryView, readView, writeView } from './inventory-filters.js';

/** Changes the view: typing replaces the history entry, a selection adds one. */
export type ShowView = (change: (view: InventoryView) => InventoryView, options?: { replace?: boolean }) => void;

/** Props of the filters in a bar or sheet. */
export interface FiltersProps {
  view: InventoryView;
  onChange: ShowView;
  facets?: VehicleSearchResult['facets'];
}

/** Returns the URL's view, and a function to change it. */
export function useInventoryView() {
  const [params, setParams] = useSearchParams();
  const [read, setRead] = useState(params);
  const [view, setView] = useState(() => readView(params));
  if (read !== params) {
    setRead(params);
    setView(readView(params));
  }
  // Two selections may precede a render: each starts from the latest.
  const latest = useRef(view);
  useEffect(() => {
    latest.current = readView(params);
  }, [params]);
  // If the visitor goes back during a pending transition, the router's parameters do not change. Ignore other pages'
  // URLs.
  useEffect(() => {
    const follow = () => {
      if (window.location.pathname !== '/inventory') return;
      latest.current = readView(new URLSearchParams(window.location.search));
      setView(latest.current);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const show: ShowView = useCallback(
    (change, { replace = false } = {}) => {
      latest.current = change(latest.current);
      // The router renders in a transition: a control still showing its old value would base the next change on it.
      setView(latest.current);
      setParams(writeView(latest.current), { replace });
    },
    [setParams],
  );
  return { view, show };
}

/** URL of the list for a view, for links. */
export const viewAddress = (view: InventoryView): string => {
  const query = writeView(view).toString();
  return query ? `/inventory?${query}` : '/inventory';
};
