import type { Vehicle } from '@dealership/contracts';
import { useSpecificationGroups } from '../../shared/specification/specification-groups.js';

const SHOWN_ABOVE = new Set(['make', 'model', 'year']);

export interface Comparison {
  /** The facts of which at least one is known. */
  rows: string[];
  /** A fact's value for each vehicle. */
  valuesOf: (fact: string) => (string | null)[];
  /** Whether two vehicles have different values. */
  differs: (fact: string) => boolean;
  /** Whether the other two share a value and this vehicle has another. */
  standsApart: (fact: string, at: number) => boolean;
}

/** The facts of vehicles beside each other. */
export function useComparison(vehicles: Vehicle[]): Comparison {
  const groupsOf = useSpecificationGroups();
  const known = vehicles.map(
    (vehicle) => Object.assign({}, ...groupsOf(vehicle).map(([, facts]) => facts)) as Record<string, string | null>,
  );
  const rows = Object.keys(known[0] ?? {}).filter((fact) => !SHOWN_ABOVE.has(fact) && known.some((facts) => facts[fact]));
  /** An origin that repeats the regional specification is known, and shown beside another car's. */
  const factOf = (fact: string, at: number) => known[at]?.[fact] || (fact === 'origin' && vehicles[at]?.origin) || null;
  const valuesOf = (fact: string) => vehicles.map((_, at) => factOf(fact, at));
  /** A car without a value differs from none. */
  const differs = (fact: string) => vehicles.length === 1 || new Set(valuesOf(fact).filter(Boolean)).size > 1;
  /** Chassis numbers always differ. */
  const standsApart = (fact: string, at: number) => {
    const values = valuesOf(fact);
    const others = values.filter((_, other) => other !== at);
    const isComparable = fact !== 'chassisNumber' && others.length > 1 && values.every(Boolean);
    return isComparable && new Set(others).size === 1 && differs(fact);
  };
  return { rows, valuesOf, differs, standsApart };
}
