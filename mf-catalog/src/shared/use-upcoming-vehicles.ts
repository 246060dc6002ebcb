import { endpoints, type UpcomingVehicle } from '@dealership/contracts';
import { callApi, patientRead, queryOptions, useQuery } from '@dealership/ui-kit/query';

export const upcomingVehiclesQuery = queryOptions({
  queryKey: ['upcoming-vehicles'],
  queryFn: ({ signal }) => callApi<UpcomingVehicle[]>(endpoints.listUpcomingVehicles, { signal }),
  ...patientRead,
});

export const useUpcomingVehicles = () => useQuery(upcomingVehiclesQuery);
