import { PRICE_BANDS, type VehicleSearchQuery } from '@dealership/contracts';
import { type Expression, expressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { VehicleTables } from './vehicle-tables.js';

/** Prices from `from` up to but not including `below`, in fils (AED 0.01); `below` is infinite when it is open. */
export interface PriceRange {
  from: number;
  below: number;
}

const FILS = 100;

const eb = expressionBuilder<VehicleTables, 'catalog.vehicle'>();

const tierBuilder = expressionBuilder<VehicleTables, 'catalog.vehicle_price_facet'>();

/** Lower bounds of the tiers in which the database counts prices, in AED. */
export async function readPriceTiers(db: Kysely<VehicleTables>): Promise<number[]> {
  const { tiers } = await db.selectNoFrom(sql<number[]>`catalog.price_tiers()`.as('tiers')).executeTakeFirstOrThrow();
  return tiers;
}

/** The intersection of all price filters of the query; undefined if there is none. */
export function priceRange({ price, minPrice, maxPrice }: VehicleSearchQuery): PriceRange | undefined {
  const band = PRICE_BANDS.find(({ key }) => key === price);
  if (!band && minPrice === undefined && maxPrice === undefined) return undefined;
  return {
    from: Math.max((band?.min ?? 0) * FILS, Math.ceil((minPrice ?? 0) * FILS)),
    below: Math.min(
      (band?.max ?? Number.POSITIVE_INFINITY) * FILS,
      // `maxPrice` is inclusive, and prices are whole fils.
      maxPrice === undefined ? Number.POSITIVE_INFINITY : Math.floor(maxPrice * FILS) + 1,
    ),
  };
}

const amount = (fils: number): string => (fils / FILS).toFixed(2);

/** Matches a vehicle whose price is in the range. */
export function isInRange({ from, below }: PriceRange): Expression<SqlBool> {
  const isFrom = eb('price', '>=', amount(from));
  return Number.isFinite(below) ? isFrom.and('price', '<', amount(below)) : isFrom;
}

/** A range split into complete tiers and the rest at either end. */
export interface TierCut {
  /** Matches the counts of the complete tiers. */
  isWhole: Expression<SqlBool>;
  rest: PriceRange[];
}

/** Splits a range; undefined if it contains no complete tier. */
export function cutIntoTiers({ from, below }: PriceRange, tiers: number[]): TierCut | undefined {
  const ends = tiers.map((tier) => tier * FILS);
  const first = ends.find((end) => end >= from);
  const last = below === Number.POSITIVE_INFINITY ? below : ends.findLast((end) => end <= below);
  if (first === undefined || last === undefined || first >= last) return undefined;
  const isFrom = tierBuilder('priceTier', '>=', first / FILS);
  const rest = [
    { from, below: first },
    { from: last, below },
  ].filter((range) => range.from < range.below);
  return { isWhole: Number.isFinite(last) ? isFrom.and('priceTier', '<', last / FILS) : isFrom, rest };
}
