import { endpoints, type VehicleSummary } from '@dealership/contracts';
import { callApi, patientRead, queryOptions, useQuery } from '@dealership/ui-kit/query';

/** The dealer's choice of the stock. */
export const featuredVehiclesQuery = queryOptions({
  queryKey: ['vehicles', 'featured'],
  queryFn: ({ signal }) => callApi<VehicleSummary[]>(endpoints.listFeaturedVehicles, { signal }),
  ...patientRead,
});

export const useFeaturedVehicles = () => useQuery(featuredVehiclesQuery);
