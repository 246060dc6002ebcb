import type { Vehicle } from '@dealership/contracts';
import { useLanguage } from '@dealership/ui-kit';
import { queryOptions, useQuery } from '@dealership/ui-kit/query';
import { vehicleQuery } from '../../shared/vehicle/vehicle-query.js';
import { readSimilar } from './similar/read-similar.js';

export const similarQuery = (vehicle: Vehicle) =>
  queryOptions({ queryKey: ['vehicle', vehicle.id, 'similar'], queryFn: ({ signal }) => readSimilar(vehicle, signal) });

/** Keeps the previous language's data until the new texts are loaded, so that forms and their input stay. */
export function useVehicle(id: string | undefined) {
  const { language } = useLanguage();
  return useQuery({
    ...vehicleQuery(id, language),
    placeholderData: (before) => (before && String(before.id) === id ? before : undefined),
  });
}

export const useSimilarVehicles = (vehicle: Vehicle) => useQuery(similarQuery(vehicle));
