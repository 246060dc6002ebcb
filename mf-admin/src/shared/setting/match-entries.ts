import { isSame } from '../is-same.js';

/** The number of equal parts in two entries; empty parts do not count. */
function similarity(one: unknown, other: unknown): number {
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') return one && one === other ? 1 : 0;
  return Object.entries(one).reduce((sum, [name, part]) => sum + similarity(part, (other as Record<string, unknown>)[name]), 0);
}

type Pair = [from: number, to: number];

/** Candidate pairs, the most similar first. */
function similarPairs(before: unknown[], after: unknown[], froms: number[], tos: number[]): Pair[] {
  const pairs = froms.flatMap((from) => tos.map((to) => ({ from, to, likeness: similarity(before[from], after[to]) })));
  const alike = pairs.filter((pair) => pair.likeness > 0).sort((one, other) => other.likeness - one.likeness);
  return alike.map(({ from, to }) => [from, to]);
}

/**
 * Returns the index of each entry in a later state of the list, or -1 if it was removed. Entries have no ids: equal
 * ones match at any position, changed ones by similarity, or by position if nothing is similar and the length is
 * unchanged.
 */
export function matchEntries(before: unknown[], after: unknown[]): number[] {
  const places = before.map(() => -1);
  const taken = new Set<number>();
  const pair = ([from, to]: Pair) => {
    if (places[from] !== -1 || taken.has(to)) return;
    places[from] = to;
    taken.add(to);
  };
  const [froms, tos] = [[...before.keys()], [...after.keys()]];
  for (const from of froms) {
    const to = tos.find((at) => !taken.has(at) && isSame(before[from], after[at]));
    if (to !== undefined) pair([from, to]);
  }
  const free = { froms: froms.filter((from) => places[from] === -1), tos: tos.filter((to) => !taken.has(to)) };
  for (const found of similarPairs(before, after, free.froms, free.tos)) pair(found);
  if (before.length === after.length) for (const at of froms) pair([at, at]);
  return places;
}
