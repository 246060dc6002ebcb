import { NAME_TEXTS } from './codes.js';
import { factNumberFields, knownFactFields } from './fact-fields.js';

const namesOf = <Name extends string>(fields: Record<Name, unknown>) => Object.keys(fields) as Name[];

/** Facts that are whole numbers. */
export const FACT_NUMBERS = ['cylinders' as const, ...namesOf(factNumberFields)];

/** The facts of every car, in stock or on its way; `null` if unknown. */
export const KNOWN_FACTS = [...NAME_TEXTS, 'cylinders' as const, ...namesOf(knownFactFields)];

export type KnownFact = (typeof KNOWN_FACTS)[number];

/** A car of which nothing is known yet. */
export const NOTHING_KNOWN = {
  ...(Object.fromEntries(KNOWN_FACTS.map((name) => [name, null])) as Record<KnownFact, null>),
  equipment: [] as string[],
};
