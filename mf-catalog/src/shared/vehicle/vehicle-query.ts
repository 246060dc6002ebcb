import type { Language, Vehicle } from '@dealership/contracts';
import { getVehicle } from '@dealership/contracts/catalog/endpoints';
import { ApiError, call, queryOptions } from '@dealership/ui-kit/query';

const isMissing = (error: unknown): boolean => error instanceof ApiError && (error.status === 404 || error.status === 400);

/** `null`: the vehicle does not exist. */
async function readVehicle(id: string, lang: Language, signal: AbortSignal): Promise<Vehicle | null> {
  try {
    return await call(getVehicle, { params: { id }, query: { lang }, signal });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** `language`: that of the texts, where translated. */
export const vehicleQuery = (id = '', language: Language) =>
  queryOptions({ queryKey: ['vehicle', id, language], queryFn: ({ signal }) => readVehicle(id, language, signal) });
