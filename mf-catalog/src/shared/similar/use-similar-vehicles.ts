import type { Vehicle } from '@dealership/contracts';
import { queryOptions, useQuery } from '@dealership/ui-kit/query';
import { readSimilar } from './read-similar.js';

export const similarQuery = (vehicle: Vehicle) =>
  queryOptions({ queryKey: ['vehicle', vehicle.id, 'similar'], queryFn: ({ signal }) => readSimilar(vehicle, signal) });

export const useSimilarVehicles = (vehicle: Vehicle) => useQuery(similarQuery(vehicle));
