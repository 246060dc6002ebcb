import type { VehicleSearchResult } from '@dealership/contracts';
import { useSearchParams } from '@dealership/ui-kit/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type InventoryView, readView, writeView } from './inventory-filters.js';

/** What becomes of the view; what is typed replaces the entry of the history, a choice adds one. */
export type ShowView = (change: (view: InventoryView) => InventoryView, options?: { replace?: boolean }) => void;

/** What the filters show, in a bar or in a sheet. */
export interface FiltersProps {
  view: InventoryView;
  onChange: ShowView;
  facets?: VehicleSearchResult['facets'];
}

/** The view that the address bar holds, and how to change it. */
export function useInventoryView() {
  const [params, setParams] = useSearchParams();
  const [read, setRead] = useState(params);
  const [view, setView] = useState(() => readView(params));
  if (read !== params) {
    setRead(params);
    setView(readView(params));
  }
  // Two choices may come before the first is shown: each begins from what was chosen last.
  const latest = useRef(view);
  useEffect(() => {
    latest.current = readView(params);
  }, [params]);
  // Back, pressed while the router still follows a choice, leaves its parameters as they were. Another page's address says nothing of the list.
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
      // The router follows in a transition; a control that still had its old value would take that for the next choice.
      setView(latest.current);
      setParams(writeView(latest.current), { replace });
    },
    [setParams],
  );
  return { view, show };
}

/** Address of the list with these choices, for links. */
export const viewAddress = (view: InventoryView): string => {
  const query = writeView(view).toString();
  return query ? `/inventory?${query}` : '/inventory';
};
