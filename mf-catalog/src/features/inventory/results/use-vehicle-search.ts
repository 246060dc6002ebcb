import { endpoints, type VehicleSearchQuery } from '@dealership/contracts';
import { call, keepPreviousData, patientRead, queryOptions, useQuery } from '@dealership/ui-kit/query';

export const vehicleSearchQuery = (query: VehicleSearchQuery) =>
  queryOptions({
    queryKey: ['vehicles', 'search', query],
    queryFn: ({ signal }) => call(endpoints.searchVehicles, { query: { ...query }, signal }),
    placeholderData: keepPreviousData,
    ...patientRead,
  });

export const useVehicleSearch = (query: VehicleSearchQuery) => useQuery(vehicleSearchQuery(query));
