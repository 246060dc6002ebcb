import type { VehicleSummary } from '@dealership/contracts';

const SIMILAR_COUNT = 3;

type IsLike = (one: VehicleSummary, other: VehicleSummary) => boolean;

const hasPictureOf: IsLike = (one, other) => one.images[0] !== undefined && one.images[0] === other.images[0];

const isOfMake: IsLike = (one, other) => one.make === other.make;

/** 'Altavia' and 'Altavia Ibrida' have the same body. */
const isOfModel: IsLike = (one, other) => isOfMake(one, other) && one.model.split(' ')[0] === other.model.split(' ')[0];

/** What two selected cars should not have in common, as long as there are others. */
const RULES: IsLike[] = [isOfMake, isOfModel, hasPictureOf];

const isSameModel: IsLike = (one, other) => isOfMake(one, other) && one.model === other.model;

/** Greatest difference in price, as a share of the page's. */
export const NEAR_PRICE = 0.3;

const isNearPrice: IsLike = (one, other) =>
  one.price !== null && other.price !== null && Math.abs(other.price - one.price) <= NEAR_PRICE * one.price;

/**
 * A varied, ordered selection: first cars of the same model, then those of the same body at a near price, then others;
 * other versions of the page's model come last of these. Reserved cars are used only if nothing else is left.
 * @param sameBody the ids of those of the same body
 */
export function chooseSimilar(
  vehicle: VehicleSummary,
  found: VehicleSummary[],
  sameBody: ReadonlySet<number> = new Set(),
): VehicleSummary[] {
  const others = found.filter((other) => other.id !== vehicle.id && !other.sold && !hasPictureOf(other, vehicle));
  const free = others.filter(({ reserved }) => !reserved);
  const pools = [
    free.filter((other) => isSameModel(vehicle, other)),
    free.filter((other) => sameBody.has(other.id) && isNearPrice(vehicle, other)),
    free.filter((other) => !isOfModel(vehicle, other)),
    free,
    others,
  ];
  const chosen: VehicleSummary[] = [];
  for (const pool of pools)
    for (const isLike of RULES)
      for (const candidate of pool) {
        const fits = !chosen.some((one) => one.id === candidate.id || hasPictureOf(one, candidate) || isLike(one, candidate));
        if (chosen.length < SIMILAR_COUNT && fits) chosen.push(candidate);
      }
  return chosen;
}
