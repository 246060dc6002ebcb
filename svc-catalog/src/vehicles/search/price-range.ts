import { PRICE_BANDS, type VehicleSearchQuery } from '@dealership/contracts';
import type { SqlParams } from './sql-params.js';

/** Prices from `from` up to but not including `below`, in fils (AED 0.01); `below` is infinite when it is open. */
export interface PriceRange {
  from: number;
  below: number;
}

/** Lower ends of the tiers by which `vehicle_price_facet` counts, in AED; `catalog.price_tier` has the same. */
export const PRICE_TIERS = [
  0, 10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000, 150_000, 200_000, 300_000, 400_000, 500_000, 750_000, 1_000_000,
];

const FILS = 100;

/** Where a price must lie for all price filters of the query; `undefined` when there is none. */
export function priceRange({ price, minPrice, maxPrice }: VehicleSearchQuery): PriceRange | undefined {
  const band = PRICE_BANDS.find(({ key }) => key === price);
  if (!band && minPrice === undefined && maxPrice === undefined) return undefined;
  return {
    from: Math.max((band?.min ?? 0) * FILS, Math.ceil((minPrice ?? 0) * FILS)),
    below: Math.min(
      (band?.max ?? Number.POSITIVE_INFINITY) * FILS,
      // The free maximum is part of the range, and no price lies between two fils.
      maxPrice === undefined ? Number.POSITIVE_INFINITY : Math.floor(maxPrice * FILS) + 1,
    ),
  };
}

const amount = (fils: number): string => (fils / FILS).toFixed(2);

/** The range as SQL about the column `price`. */
export const priceSql = ({ from, below }: PriceRange, params: SqlParams): string =>
  [
    `price >= ${params.add(amount(from))}::numeric`,
    ...(Number.isFinite(below) ? [`price < ${params.add(amount(below))}::numeric`] : []),
  ].join(' AND ');

/** A range cut into whole tiers and what is left at its two ends. */
export interface TierCut {
  /** SQL about the column `price_tier`. */
  tiersSql: string;
  rest: PriceRange[];
}

/** Cuts a range; `undefined` when it holds no whole tier. */
export function cutIntoTiers({ from, below }: PriceRange): TierCut | undefined {
  const ends = PRICE_TIERS.map((tier) => tier * FILS);
  const first = ends.find((end) => end >= from);
  const last = below === Number.POSITIVE_INFINITY ? below : ends.findLast((end) => end <= below);
  if (first === undefined || last === undefined || first >= last) return undefined;
  const upper = Number.isFinite(last) ? ` AND price_tier < ${last / FILS}` : '';
  const rest = [
    { from, below: first },
    { from: last, below },
  ].filter((range) => range.from < range.below);
  return { tiersSql: `price_tier >= ${first / FILS}${upper}`, rest };
}
