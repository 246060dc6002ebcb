import { listFeaturedVehicles } from '@dealership/contracts/catalog/endpoints';
import { call, queryOptions, retriedRead, useQuery } from '@dealership/ui-kit/query';

/** The dealer's selection from the stock. */
export const featuredVehiclesQuery = queryOptions({
  queryKey: ['vehicles', 'featured'],
  queryFn: ({ signal }) => call(listFeaturedVehicles, { signal }),
  ...retriedRead,
});

export const useFeaturedVehicles = () => useQuery(featuredVehiclesQuery);
