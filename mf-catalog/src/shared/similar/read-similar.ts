import type { Vehicle, VehicleSearchQuery, VehicleSummary } from '@dealership/contracts';
import { searchVehicles } from '@dealership/contracts/catalog/endpoints';
import { call } from '@dealership/ui-kit/query';
import { chooseSimilar, NEAR_PRICE } from './choose-similar.js';

/** Price difference to the vehicle. */
const priceGap = (vehicle: VehicleSummary, { price }: VehicleSummary): number =>
  price === null || vehicle.price === null ? Number.MAX_VALUE : Math.abs(price - vehicle.price);

/** Cars of the same model and make, those of the same body at a near price, and the newest ones; each sorted by closeness in price. */
export async function readSimilar(vehicle: Vehicle, signal: AbortSignal): Promise<VehicleSummary[]> {
  const { make, model, bodyType, price } = vehicle;
  const find = async (query: VehicleSearchQuery) => (await call(searchVehicles, { query, signal })).items;
  const near = price !== null && {
    minPrice: Math.round(price * (1 - NEAR_PRICE)),
    maxPrice: Math.round(price * (1 + NEAR_PRICE)),
  };
  const questions = [{ make, model }, { make }].map(find);
  const [sameBody, newest, ...ofMake] = await Promise.all([bodyType ? find({ bodyType, ...near }) : [], find({}), ...questions]);
  return chooseSimilar(
    vehicle,
    [...ofMake, sameBody, newest].flatMap((items) =>
      items.toSorted((one, other) => priceGap(vehicle, one) - priceGap(vehicle, other)),
    ),
    new Set(sameBody.map(({ id }) => id)),
  );
}
