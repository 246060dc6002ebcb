import type { UpcomingVehicle } from '@dealership/contracts';
import { getUpcomingVehicle } from '@dealership/contracts/catalog/endpoints';
import type { PrefetchContext } from '@dealership/ui-kit';
import { ApiError, call, type QueryClient, queryOptions, useQuery } from '@dealership/ui-kit/query';

/** `null`: there is no such vehicle. */
async function readUpcomingVehicle(id: string, signal: AbortSignal): Promise<UpcomingVehicle | null> {
  try {
    return await call(getUpcomingVehicle, { params: { id }, signal });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

const upcomingVehicleQuery = (id = '') =>
  queryOptions({ queryKey: ['upcoming-vehicle', id], queryFn: ({ signal }) => readUpcomingVehicle(id, signal) });

export const useUpcomingVehicle = (id: string | undefined) => useQuery(upcomingVehicleQuery(id));

export const prefetchUpcomingVehicle = (client: QueryClient, { params }: PrefetchContext): Promise<void> =>
  client.prefetchQuery(upcomingVehicleQuery(params.id));
