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

/** The nearest matches for a search without results. Not requested if the service rejects the query. */
export const useNearestVehicles = (view: InventoryView, enabled: boolean) => useQuery({ ...nearestVehiclesQuery(view), enabled });
