import { searchVehicles } from '@dealership/contracts/catalog/endpoints';
import { call, retriedRead, useQuery } from '@dealership/ui-kit/query';

/** A row of cards. */
export const NEWEST_SHOWN = 3;

/** The cars to be had that came last. */
export const useNewestVehicles = () =>
  useQuery({
    queryKey: ['vehicles', 'newest'],
    queryFn: ({ signal }) => call(searchVehicles, { query: { status: 'available', sort: 'newest' }, signal }),
    select: ({ items }) => items.slice(0, NEWEST_SHOWN),
    ...retriedRead,
  });
