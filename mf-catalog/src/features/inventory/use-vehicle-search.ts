import type { VehicleSearchQuery } from '@dealership/contracts';
import { searchVehicles } from '@dealership/contracts/catalog/endpoints';
import { call, keepPreviousData, queryOptions, retriedRead, useQuery } from '@dealership/ui-kit/query';

export const vehicleSearchQuery = (query: VehicleSearchQuery) =>
  queryOptions({
    queryKey: ['vehicles', 'search', query],
    queryFn: ({ signal }) => call(searchVehicles, { query: { ...query }, signal }),
    placeholderData: keepPreviousData,
    ...retriedRead,
  });

export const useVehicleSearch = (query: VehicleSearchQuery) => useQuery(vehicleSearchQuery(query));
