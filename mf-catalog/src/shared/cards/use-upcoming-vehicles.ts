import { endpoints } from '@dealership/contracts';
import { call, patientRead, queryOptions, useQuery } from '@dealership/ui-kit/query';

export const upcomingVehiclesQuery = queryOptions({
  queryKey: ['upcoming-vehicles'],
  queryFn: ({ signal }) => call(endpoints.listUpcomingVehicles, { signal }),
  ...patientRead,
});

export const useUpcomingVehicles = () => useQuery(upcomingVehiclesQuery);
