import { endpoints, type UpcomingVehicle, type VehicleSearchQuery, type VehicleSearchResult } from '@dealership/contracts';
import { callApi, patientRead } from '@dealership/ui-kit/query';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';

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
