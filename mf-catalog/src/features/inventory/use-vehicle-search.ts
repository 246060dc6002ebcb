import { endpoints, type UpcomingVehicle, type VehicleSearchQuery, type VehicleSearchResult } from '@dealership/contracts';
import { callApi, keepPreviousData, patientRead, queryOptions, useQuery } from '@dealership/ui-kit/query';

export const vehicleSearchQuery = (query: VehicleSearchQuery) =>
  queryOptions({
    queryKey: ['vehicles', 'search', query],
    queryFn: ({ signal }) => callApi<VehicleSearchResult>(endpoints.searchVehicles, { query: { ...query }, signal }),
    placeholderData: keepPreviousData,
    ...patientRead,
  });

export const upcomingVehiclesQuery = queryOptions({
  queryKey: ['upcoming-vehicles'],
  queryFn: ({ signal }) => callApi<UpcomingVehicle[]>(endpoints.listUpcomingVehicles, { signal }),
  ...patientRead,
});

export const useVehicleSearch = (query: VehicleSearchQuery) => useQuery(vehicleSearchQuery(query));

export const useUpcomingVehicles = () => useQuery(upcomingVehiclesQuery);
