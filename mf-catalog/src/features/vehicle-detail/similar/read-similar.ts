import type { Vehicle, VehicleSearchQuery, VehicleSummary } from '@dealership/contracts';
import { searchVehicles } from '@dealership/contracts/catalog/endpoints';
import { call } from '@dealership/ui-kit/query';
import { chooseSimilar } from './choose-similar.js';

/** Of the make, of the body type, and the newest. */
export async function readSimilar(vehicle: Vehicle, signal: AbortSignal): Promise<VehicleSummary[]> {
  const { make, bodyType } = vehicle;
  const questions: VehicleSearchQuery[] = [{ make }, ...(bodyType ? [{ bodyType }] : []), {}];
  const answers = await Promise.all(questions.map((query) => call(searchVehicles, { query, signal })));
  return chooseSimilar(
    vehicle,
    answers.flatMap(({ items }) => items),
  );
}
