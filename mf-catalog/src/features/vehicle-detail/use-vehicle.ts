import type { Vehicle, VehicleSummary } from '@dealership/contracts';
import { getVehicle, searchVehicles } from '@dealership/contracts/catalog/endpoints';
import { ApiError, call, queryOptions, useQuery } from '@dealership/ui-kit/query';

const SIMILAR_COUNT = 3;

const isMissing = (error: unknown): boolean => error instanceof ApiError && (error.status === 404 || error.status === 400);

/** `null`: there is no such vehicle. */
async function readVehicle(id: string, signal: AbortSignal): Promise<Vehicle | null> {
  try {
    return await call(getVehicle, { params: { id }, signal });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export const vehicleQuery = (id = '') =>
  queryOptions({ queryKey: ['vehicle', id], queryFn: ({ signal }) => readVehicle(id, signal) });

async function readSimilar(vehicle: VehicleSummary, signal: AbortSignal): Promise<VehicleSummary[]> {
  const ask = (query: Record<string, string>) => call(searchVehicles, { query, signal });
  const [sameMake, newest] = await Promise.all([ask({ make: vehicle.make }), ask({})]);
  const others = [...sameMake.items, ...newest.items].filter(({ id }) => id !== vehicle.id);
  return [...new Map(others.map((other) => [other.id, other])).values()].slice(0, SIMILAR_COUNT);
}

export const similarQuery = (vehicle: VehicleSummary) =>
  queryOptions({ queryKey: ['vehicle', vehicle.id, 'similar'], queryFn: ({ signal }) => readSimilar(vehicle, signal) });

export const useVehicle = (id: string | undefined) => useQuery(vehicleQuery(id));

export const useSimilarVehicles = (vehicle: VehicleSummary) => useQuery(similarQuery(vehicle));
