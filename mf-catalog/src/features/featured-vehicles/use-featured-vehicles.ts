import { endpoints } from '@dealership/contracts';
import { call, patientRead, queryOptions, useQuery } from '@dealership/ui-kit/query';

/** The dealer's choice of the stock. */
export const featuredVehiclesQuery = queryOptions({
  queryKey: ['vehicles', 'featured'],
  queryFn: ({ signal }) => call(endpoints.listFeaturedVehicles, { signal }),
  ...patientRead,
});

export const useFeaturedVehicles = () => useQuery(featuredVehiclesQuery);
