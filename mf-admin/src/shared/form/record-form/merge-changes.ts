type Fields = Record<string, unknown>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Merges two people's changes of the same fields; undefined if both changed one field differently. */
export function mergeChanges(before: Fields, mine: Fields, theirs: Fields): Fields | undefined {
  const changed = Object.keys(mine).filter((field) => !isSame(mine[field], before[field]));
  const collide = changed.some((field) => !isSame(theirs[field], before[field]) && !isSame(theirs[field], mine[field]));
  return collide ? undefined : { ...theirs, ...Object.fromEntries(changed.map((field) => [field, mine[field]])) };
}
