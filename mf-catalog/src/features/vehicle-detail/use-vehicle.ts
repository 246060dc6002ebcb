import type { VehicleSummary } from '@dealership/contracts';
import { searchVehicles } from '@dealership/contracts/catalog/endpoints';
import { useLanguage } from '@dealership/ui-kit';
import { call, queryOptions, useQuery } from '@dealership/ui-kit/query';
import { vehicleQuery } from '../../shared/vehicle-query.js';

const SIMILAR_COUNT = 3;

/** The same car, or one that is shown by the same picture. */
const looksLike = (one: VehicleSummary, other: VehicleSummary): boolean =>
  one.id === other.id || (one.images[0] !== undefined && one.images[0] === other.images[0]);

async function readSimilar(vehicle: VehicleSummary, signal: AbortSignal): Promise<VehicleSummary[]> {
  const ask = (query: Record<string, string>) => call(searchVehicles, { query, signal });
  const [sameMake, newest] = await Promise.all([ask({ make: vehicle.make }), ask({})]);
  const others = [...sameMake.items, ...newest.items].filter(({ id, sold, reserved }) => id !== vehicle.id && !sold && !reserved);
  return others.filter((other, at) => others.findIndex((earlier) => looksLike(earlier, other)) === at).slice(0, SIMILAR_COUNT);
}

export const similarQuery = (vehicle: VehicleSummary) =>
  queryOptions({ queryKey: ['vehicle', vehicle.id, 'similar'], queryFn: ({ signal }) => readSimilar(vehicle, signal) });

export function useVehicle(id: string | undefined) {
  const { language } = useLanguage();
  return useQuery(vehicleQuery(id, language));
}

export const useSimilarVehicles = (vehicle: VehicleSummary) => useQuery(similarQuery(vehicle));
