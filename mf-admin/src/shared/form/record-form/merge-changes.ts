import { isSame } from '../../is-same.js';

type Fields = Record<string, unknown>;

export type Side = 'mine' | 'theirs';

/** A value that two people changed differently. `path`: ['price'], or ['translations', 'ar', 'description']. */
export interface FieldConflict {
  path: string[];
  theirs: unknown;
  mine: unknown;
}

const isGroup = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Merges two people's changes of the same fields. Where both changed one, the preferred side's value is used. A field
 * that is gone is `undefined` in the result, because a form keeps the values of missing keys.
 */
export function mergeChanges<Values extends object>(
  before: Values,
  mine: Values,
  theirs: Values,
  preferred: Side = 'mine',
): { merged: Values; conflicts: FieldConflict[] } {
  const conflicts: FieldConflict[] = [];
  function merge(path: string[], sides: { before: unknown; mine: unknown; theirs: unknown }): unknown {
    if (isSame(sides.mine, sides.before)) return sides.theirs;
    if (isSame(sides.theirs, sides.before) || isSame(sides.theirs, sides.mine)) return sides.mine;
    if (isGroup(sides.before) && isGroup(sides.mine) && isGroup(sides.theirs))
      return mergeGroups(path, sides.before, sides.mine, sides.theirs);
    conflicts.push({ path, theirs: sides.theirs, mine: sides.mine });
    return sides[preferred];
  }
  function mergeGroups(path: string[], was: Fields, my: Fields, their: Fields): Fields {
    const fields = [...new Set([...Object.keys(my), ...Object.keys(their)])];
    return Object.fromEntries(
      fields.map((field) => [field, merge([...path, field], { before: was[field], mine: my[field], theirs: their[field] })]),
    );
  }
  const merged = mergeGroups([], before as Fields, mine as Fields, theirs as Fields) as Values;
  return { merged, conflicts };
}
