import { listUpcomingVehicles } from '@dealership/contracts/catalog/endpoints';
import { call, queryOptions, retriedRead, useQuery } from '@dealership/ui-kit/query';

export const upcomingVehiclesQuery = queryOptions({
  queryKey: ['upcoming-vehicles'],
  queryFn: ({ signal }) => call(listUpcomingVehicles, { signal }),
  ...retriedRead,
});

export const useUpcomingVehicles = () => useQuery(upcomingVehiclesQuery);
