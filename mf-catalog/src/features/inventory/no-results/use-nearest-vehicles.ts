import { nearestVehicles } from '@dealership/contracts/catalog/endpoints';
import { call, queryOptions, retriedRead, useQuery } from '@dealership/ui-kit/query';
import { type InventoryView, toSearchQuery } from '../filters/inventory-filters.js';

export function nearestVehiclesQuery(view: InventoryView) {
  const { sort: _sort, page: _page, ...query } = toSearchQuery(view);
  return queryOptions({
    queryKey: ['vehicles', 'nearest', query],
    queryFn: ({ signal }) => call(nearestVehicles, { query, signal }),
    ...retriedRead,
  });
}

/** What comes closest to a search that finds nothing; not asked for where the service does not take the question. */
export const useNearestVehicles = (view: InventoryView, enabled: boolean) => useQuery({ ...nearestVehiclesQuery(view), enabled });
