import { listUpcomingVehicles } from '@dealership/contracts/catalog/endpoints';
import { callAll, queryOptions, retriedRead, useQuery } from '@dealership/ui-kit/query';

export const upcomingVehiclesQuery = queryOptions({
  queryKey: ['upcoming-vehicles'],
  queryFn: ({ signal }) => callAll(listUpcomingVehicles, { signal }),
  ...retriedRead,
});

export const useUpcomingVehicles = () => useQuery(upcomingVehiclesQuery);
