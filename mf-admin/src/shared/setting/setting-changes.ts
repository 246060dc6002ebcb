import { LANGUAGES, type ListSetting, type SettingField } from '@dealership/contracts';

import { isSame } from '../is-same.js';
import { matchEntries } from './match-entries.js';

export type Path = (string | number)[];

/** `before` is undefined for an entry that was added to a list, `after` for one that was removed. */
export interface SettingChange {
  path: Path;
  before: unknown;
  after: unknown;
}

type Values = Record<string, unknown>;

const entriesOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function listChanges(field: ListSetting, path: Path, before: unknown[], after: unknown[]): SettingChange[] {
  const places = matchEntries(before, after);
  const changed = places.flatMap((to, from) =>
    to === -1
      ? [{ path: [...path, from], before: before[from], after: undefined }]
      : settingChanges(field.item, before[from], after[to], [...path, to]),
  );
  const added = after.flatMap((entry, to) =>
    places.includes(to) ? [] : [{ path: [...path, to], before: undefined, after: entry }],
  );
  // Without other changes, only the order differs.
  return changed.length + added.length > 0 ? [...changed, ...added] : [{ path, before, after }];
}

/** The differences between two states of a setting, by field, language and list entry. */
export function settingChanges(field: SettingField, before: unknown, after: unknown, path: Path = []): SettingChange[] {
  if (isSame(before, after)) return [];
  // A list entry that is being filled in may lack values.
  const [one, other] = [before ?? {}, after ?? {}] as [Values, Values];
  if (field.type === 'group')
    return Object.entries(field.fields).flatMap(([name, inner]) =>
      settingChanges(inner, one[name], other[name], [...path, name]),
    );
  if (field.type === 'words' || field.type === 'rich')
    return LANGUAGES.flatMap(({ code }) =>
      isSame(one[code], other[code]) ? [] : [{ path: [...path, code], before: one[code], after: other[code] }],
    );
  if (field.type === 'list') return listChanges(field, path, entriesOf(before), entriesOf(after));
  return [{ path, before, after }];
}
