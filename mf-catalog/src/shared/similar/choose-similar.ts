import type { VehicleSummary } from '@dealership/contracts';

const SIMILAR_COUNT = 3;

type IsLike = (one: VehicleSummary, other: VehicleSummary) => boolean;

const hasPictureOf: IsLike = (one, other) => one.images[0] !== undefined && one.images[0] === other.images[0];

const isOfMake: IsLike = (one, other) => one.make === other.make;

/** 'Altavia' and 'Altavia Ibrida' have the same body. */
const isOfModel: IsLike = (one, other) => isOfMake(one, other) && one.model.split(' ')[0] === other.model.split(' ')[0];

/** What two selected cars should not have in common, as long as there are others. */
const RULES: IsLike[] = [isOfMake, isOfModel, hasPictureOf];

/** A varied, ordered selection. Cars of the page's own model come after those of other models. Reserved cars are used only if nothing else is left. */
export function chooseSimilar(vehicle: VehicleSummary, found: VehicleSummary[]): VehicleSummary[] {
  const others = found.filter((other) => other.id !== vehicle.id && !other.sold && !hasPictureOf(other, vehicle));
  const isOwnModel = (other: VehicleSummary) => isOfModel(other, vehicle);
  const pools = [
    others.filter((other) => !other.reserved && !isOwnModel(other)),
    others.filter((other) => !other.reserved && isOwnModel(other)),
    others.filter(({ reserved }) => reserved),
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
