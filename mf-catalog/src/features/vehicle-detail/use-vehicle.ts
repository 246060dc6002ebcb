import type { Language, Vehicle } from '@dealership/contracts';
import { getVehicle } from '@dealership/contracts/catalog/endpoints';
import { useLanguage } from '@dealership/ui-kit';
import { ApiError, call, queryOptions, useQuery } from '@dealership/ui-kit/query';
import { readSimilar } from './similar/read-similar.js';

const isMissing = (error: unknown): boolean => error instanceof ApiError && (error.status === 404 || error.status === 400);

/** `null`: there is no such vehicle. */
async function readVehicle(id: string, lang: Language, signal: AbortSignal): Promise<Vehicle | null> {
  try {
    return await call(getVehicle, { params: { id }, query: { lang }, signal });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** `language`: of the texts, where somebody has translated them. */
export const vehicleQuery = (id = '', language: Language) =>
  queryOptions({ queryKey: ['vehicle', id, language], queryFn: ({ signal }) => readVehicle(id, language, signal) });

export const similarQuery = (vehicle: Vehicle) =>
  queryOptions({ queryKey: ['vehicle', vehicle.id, 'similar'], queryFn: ({ signal }) => readSimilar(vehicle, signal) });

export function useVehicle(id: string | undefined) {
  const { language } = useLanguage();
  return useQuery(vehicleQuery(id, language));
}

export const useSimilarVehicles = (vehicle: Vehicle) => useQuery(similarQuery(vehicle));
