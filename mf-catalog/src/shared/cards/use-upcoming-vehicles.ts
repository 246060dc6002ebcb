import { listUpcomingVehicles } from '@dealership/contracts/catalog/endpoints';
import { call, patientRead, queryOptions, useQuery } from '@dealership/ui-kit/query';

export const upcomingVehiclesQuery = queryOptions({
  queryKey: ['upcoming-vehicles'],
  queryFn: ({ signal }) => call(listUpcomingVehicles, { signal }),
  ...patientRead,
});

export const useUpcomingVehicles = () => useQuery(upcomingVehiclesQuery);
