import type { Make, VehicleSearchResult } from '@dealership/contracts';
import { listStaffMakes, searchVehicles } from '@dealership/contracts/catalog/endpoints';
import { type QueryClient, useQuery } from '@dealership/ui-kit/query';
import { distance } from 'fastest-levenshtein';
import { staffQuery } from '../../api/staff-query.js';
import { fold } from '../../list/page-of.js';
import { type May, useMay } from '../../staff/use-me.js';
import { makesQuery } from './makes-query.js';

type KnownMake = Pick<Make, 'name'> & Partial<Pick<Make, 'arabic' | 'japanese' | 'spellings'>>;

const stockQuery = staffQuery('stock-makes', searchVehicles, { status: 'all' }, true);

/** A make of fewer vehicles may be a slip. */
const VEHICLES_OF_KNOWN = 2;

/** The listed makes, and those of several vehicles. */
function knownMakes(makes: KnownMake[], stock: VehicleSearchResult): KnownMake[] {
  const named = new Set(makes.map(({ name }) => fold(name)));
  const others = stock.facets.makes.filter(({ value, count = 0 }) => count >= VEHICLES_OF_KNOWN && !named.has(fold(value)));
  return [...makes, ...others.map(({ value: name }) => ({ name }))];
}

/** The makes with names in other languages, and those of several vehicles; undefined until both are read. */
export function useKnownMakes(): KnownMake[] | undefined {
  const { data: makes } = useQuery({ ...makesQuery, enabled: useMay()(listStaffMakes.permission) });
  const { data: stock } = useQuery(stockQuery);
  return makes && stock && knownMakes(makes, stock);
}

/** The same, read once if it is not known yet. */
export async function readKnownMakes(client: QueryClient, may: May): Promise<KnownMake[]> {
  if (!may(listStaffMakes.permission)) return [];
  const [makes, stock] = await Promise.all([client.ensureQueryData(makesQuery), client.ensureQueryData(stockQuery)]);
  return knownMakes(makes, stock);
}

/** Shorter texts are close to too many makes. */
const COMPARED_FROM = 3;

/** How far a text is from a make: 0 if one begins with the other, else the typing errors; Infinity if too many. */
function distanceTo(typed: string, { name, arabic, japanese, spellings = [] }: KnownMake): number {
  if ([arabic, japanese, ...spellings].some((other) => other && fold(other) === typed)) return 0;
  const make = fold(name);
  if (make.startsWith(typed) || typed.startsWith(`${make} `)) return 0;
  const errors = distance(typed, make);
  return errors <= Math.max(1, Math.floor(make.length / 3)) ? errors : Number.POSITIVE_INFINITY;
}

/** Whether a make is new, and the known one that may be meant. Compared without case and accents. */
export function newMake(typed: string, known: KnownMake[]): { meant?: string } | undefined {
  const text = fold(typed.trim());
  if (text === '' || known.some(({ name }) => fold(name) === text)) return undefined;
  if (text.length < COMPARED_FROM) return {};
  const [closest] = known
    .map((make) => ({ meant: make.name, errors: distanceTo(text, make) }))
    .filter(({ errors }) => Number.isFinite(errors))
    .toSorted((a, b) => a.errors - b.errors);
  return closest ?? {};
}
