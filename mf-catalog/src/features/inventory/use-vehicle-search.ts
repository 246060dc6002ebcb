import { endpoints, type VehicleSearchQuery, type VehicleSearchResult } from '@dealership/contracts';
import { callApi, keepPreviousData, patientRead, queryOptions, useQuery } from '@dealership/ui-kit/query';

export const vehicleSearchQuery = (query: VehicleSearchQuery) =>
  queryOptions({
    queryKey: ['vehicles', 'search', query],
    queryFn: ({ signal }) => callApi<VehicleSearchResult>(endpoints.searchVehicles, { query: { ...query }, signal }),
    placeholderData: keepPreviousData,
    ...patientRead,
  });

export const useVehicleSearch = (query: VehicleSearchQuery) => useQuery(vehicleSearchQuery(query));
