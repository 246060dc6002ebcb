import { useSearchParams } from '@dealership/ui-kit/router';
import { useCallback } from 'react';
import { type InventoryView, readView, writeView } from './inventory-filters.js';

/** The view that the address bar holds, and how to change it. Typing replaces the entry, choices add one. */
export function useInventoryView() {
  const [params, setParams] = useSearchParams();
  const view = readView(params);
  const show = useCallback(
    (next: InventoryView, { replace = false } = {}) => setParams(writeView(next), { replace }),
    [setParams],
  );
  return { view, show };
}

/** Address of the list with these choices, for links. */
export const viewAddress = (view: InventoryView): string => {
  const query = writeView(view).toString();
  return query ? `/inventory?${query}` : '/inventory';
};
