import { searchVehicles } from '@dealership/contracts/catalog/endpoints';
import { call, queryOptions, retriedRead, useQuery } from '@dealership/ui-kit/query';

/** One row of cards. */
export const NEWEST_SHOWN = 3;

/** The newest vehicles that are available. */
export const newestVehiclesQuery = queryOptions({
  queryKey: ['vehicles', 'newest'],
  queryFn: ({ signal }) => call(searchVehicles, { query: { status: 'available', sort: 'newest' }, signal }),
  select: ({ items }) => items.slice(0, NEWEST_SHOWN),
  ...retriedRead,
});

export const useNewestVehicles = () => useQuery(newestVehiclesQuery);
