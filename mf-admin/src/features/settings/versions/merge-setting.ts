import { type GroupSetting, LANGUAGES, type ListSetting, type SettingField } from '@dealership/contracts';
import { isSame } from '../../../shared/is-same.js';
import { matchEntries } from '../../../shared/setting/match-entries.js';
import type { Path } from '../../../shared/setting/setting-changes.js';

type Values = Record<string, unknown>;

/** The versions of one value that two people changed. */
interface Versions<Value = unknown> {
  before: Value;
  mine: Value;
  theirs: Value;
}

export type Side = 'mine' | 'theirs';

/** A value that both people changed differently. `undefined`: that person removed the list entry. */
export interface Conflict {
  path: Path;
  mine: unknown;
  theirs: unknown;
}

const partOf = (value: unknown, name: string): unknown => (value as Values | null | undefined)?.[name];

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const EXISTING = 'kept ';

/** A key for each entry of a list: the previous index for existing entries, the content for new ones. */
function keysOf(list: unknown[], positions: number[]): string[] {
  const counts = new Map<string, number>();
  return list.map((entry, at) => {
    const old = positions.indexOf(at);
    if (old !== -1) return `${EXISTING}${old}`;
    const text = JSON.stringify(entry);
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return `new ${count} ${text}`;
  });
}

const isInOrder = (positions: number[]): boolean => {
  const left = positions.filter((position) => position !== -1);
  return left.every((position, at) => at === 0 || position > (left[at - 1] as number));
};

/** Keeps the order of `base` and inserts each other key after the one that it follows in `other`. */
function mergeOrder(base: string[], other: string[]): string[] {
  const keys = [...base];
  for (const [at, key] of other.entries()) {
    if (keys.includes(key)) continue;
    const neighbour = other.slice(0, at).findLast((one) => keys.includes(one));
    keys.splice(neighbour === undefined ? 0 : keys.indexOf(neighbour) + 1, 0, key);
  }
  return keys;
}

class SettingMerge {
  readonly conflicts: Conflict[] = [];

  constructor(private readonly preferred: Side) {}

  merge(field: SettingField, path: Path, versions: Versions): unknown {
    const { before, mine, theirs } = versions;
    if (isSame(mine, before) || isSame(mine, theirs)) return theirs;
    if (isSame(theirs, before)) return mine;
    const part = (name: string, inner: SettingField | undefined) => {
      const own = { before: partOf(before, name), mine: partOf(mine, name), theirs: partOf(theirs, name) };
      return [name, inner ? this.merge(inner, [...path, name], own) : this.choose([...path, name], own)];
    };
    if (field.type === 'group') return Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => part(name, inner)));
    if (field.type === 'words' || field.type === 'rich')
      return Object.fromEntries(LANGUAGES.map(({ code }) => part(code, undefined)));
    if (field.type === 'list') return this.mergeLists(field, path, versions);
    return this.choose(path, versions);
  }

  private choose(path: Path, { before, mine, theirs }: Versions): unknown {
    if (isSame(mine, before) || isSame(mine, theirs)) return theirs;
    if (isSame(theirs, before)) return mine;
    this.conflicts.push({ path, mine, theirs });
    return { mine, theirs }[this.preferred];
  }

  private mergeLists(field: ListSetting, path: Path, versions: Versions): unknown[] {
    const [before, mine, theirs] = [listOf(versions.before), listOf(versions.mine), listOf(versions.theirs)];
    const [inMine, inTheirs] = [matchEntries(before, mine), matchEntries(before, theirs)];
    const values = new Map<string, unknown>();
    for (const [at, entry] of before.entries()) {
      const own = { before: entry, mine: mine[inMine[at] as number], theirs: theirs[inTheirs[at] as number] };
      const isWhole = own.mine !== undefined && own.theirs !== undefined;
      const itemPath = [...path, at];
      const value = isWhole ? this.merge(field.item, itemPath, own) : this.choose(itemPath, own);
      if (value !== undefined) values.set(`${EXISTING}${at}`, value);
    }
    const keys = { mine: keysOf(mine, inMine), theirs: keysOf(theirs, inTheirs) };
    for (const [at, key] of keys.mine.entries()) if (!key.startsWith(EXISTING)) values.set(key, mine[at]);
    for (const [at, key] of keys.theirs.entries()) if (!key.startsWith(EXISTING)) values.set(key, theirs[at]);
    const ordered = isInOrder(inMine)
      ? mergeOrder(keys.theirs, keys.mine)
      : isInOrder(inTheirs)
        ? mergeOrder(keys.mine, keys.theirs)
        : this.orderOf(path, versions, keys);
    return ordered.flatMap((key) => (values.has(key) ? [values.get(key)] : []));
  }

  /** Merges a list that both people have reordered. */
  private orderOf(path: Path, { mine, theirs }: Versions, keys: Record<Side, string[]>): string[] {
    const common = (one: string[], other: string[]) => one.filter((key) => other.includes(key));
    if (!isSame(common(keys.mine, keys.theirs), common(keys.theirs, keys.mine))) this.conflicts.push({ path, mine, theirs });
    const other = this.preferred === 'mine' ? 'theirs' : 'mine';
    return mergeOrder(keys[this.preferred], keys[other]);
  }
}

/**
 * A three-way merge of a setting: by field, by language, and in lists by entry. Conflicts are listed in `conflicts`;
 * for these, `merged` contains the preferred side's values.
 */
export function mergeSetting(
  form: GroupSetting,
  versions: Versions<Values>,
  preferred: Side = 'mine',
): { merged: Values; conflicts: Conflict[] } {
  const merging = new SettingMerge(preferred);
  const merged = merging.merge(form, [], versions) as Values;
  return { merged, conflicts: merging.conflicts };
}
