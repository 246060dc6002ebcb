import type { VehicleSummary } from '@dealership/contracts';
import { listVehiclesById } from '@dealership/contracts/catalog/endpoints';
import { call, keepPreviousData, useQuery } from '@dealership/ui-kit/query';

/** The vehicles' current data; removed ones are left out. */
export const useChosenVehicles = (ids: number[]) =>
  useQuery<VehicleSummary[]>({
    queryKey: ['vehicles', ids.toSorted((one, other) => one - other).join()],
    queryFn: ({ signal }) => call(listVehiclesById, { query: { ids: ids.join() }, signal }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
