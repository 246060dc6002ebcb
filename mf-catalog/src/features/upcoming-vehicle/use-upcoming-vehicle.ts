import type { Language, UpcomingVehicle } from '@dealership/contracts';
import { getUpcomingVehicle } from '@dealership/contracts/catalog/endpoints';
import { type PrefetchContext, useLanguage } from '@dealership/ui-kit';
import { ApiError, call, type QueryClient, queryOptions, useQuery } from '@dealership/ui-kit/query';
import { upcomingVehiclesQuery } from '../../shared/cards/use-upcoming-vehicles.js';

/** `null`: the vehicle does not exist. */
async function readUpcomingVehicle(id: string, lang: Language, signal: AbortSignal): Promise<UpcomingVehicle | null> {
  try {
    return await call(getUpcomingVehicle, { params: { id }, query: { lang }, signal });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

const upcomingVehicleQuery = (id = '', language: Language) =>
  queryOptions({
    queryKey: ['upcoming-vehicle', id, language],
    queryFn: ({ signal }) => readUpcomingVehicle(id, language, signal),
  });

export function useUpcomingVehicle(id: string | undefined) {
  const { language } = useLanguage();
  return useQuery(upcomingVehicleQuery(id, language));
}

export async function prefetchUpcomingVehicle(client: QueryClient, { params, language }: PrefetchContext): Promise<void> {
  await Promise.all([
    client.prefetchQuery(upcomingVehicleQuery(params.id, language)),
    client.prefetchQuery(upcomingVehiclesQuery),
  ]);
}
