import * as z from 'zod/mini';
import { messageKey } from '../../fields/form-fields.js';
import { listOf } from '../../fields/staff/staff-fields.js';
import type { LocalizedText } from '../../languages/localized-text.js';
import type { GroupSetting, ListSetting, Schema, SettingField, ValueOf } from './types.js';

type Fields = Readonly<Record<string, SettingField>>;
type GroupValue<Of extends Fields> = { [Name in keyof Of]: ValueOf<Of[Name]> };

interface Check<Value> {
  isValid: (value: Value) => boolean;
  /** Path of the invalid field. */
  path: string[];
  message: Parameters<typeof messageKey>[0];
}

export function groupSetting<const Of extends Fields>(
  label: LocalizedText,
  fields: Of,
  checks: Check<GroupValue<Of>>[] = [],
): GroupSetting<GroupValue<Of>> & { fields: Of } {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]));
  const refined = checks.map(({ isValid, path, message }) => z.refine(isValid as never, { path, error: messageKey(message) }));
  const object = z.strictObject(shape);
  const schema = refined.length > 0 ? object.check(...(refined as [never, ...never[]])) : object;
  return { type: 'group', label, fields, schema: schema as unknown as Schema<GroupValue<Of>> };
}

/** A problem of several entries together, and its place. */
type Problem = { path: (string | number)[]; message: Parameters<typeof messageKey>[0] };

interface ListOptions<Item> {
  add: LocalizedText;
  remove?: LocalizedText;
  minimum?: number;
  maximum?: number;
  hint?: LocalizedText;
  lines?: true;
  isTable?: true;
  isDense?: true;
  isUnordered?: true;
  isCompact?: true;
  problems?: (items: Item[]) => Problem[];
}

export function listSetting<const Item extends SettingField>(
  label: LocalizedText,
  item: Item,
  { add, minimum = 0, maximum = 20, hint, problems = () => [], ...look }: ListOptions<ValueOf<Item>>,
): ListSetting<ValueOf<Item>> & { item: Item } {
  const list = listOf(item.schema as Schema<ValueOf<Item>>, 'listLength', maximum).check(
    z.minLength(minimum, messageKey('listLength')),
    ({ value, issues }) => {
      // Problems of single entries are reported first.
      if (issues.length === 0) for (const problem of problems(value)) issues.push({ code: 'custom', input: value, ...problem });
    },
  );
  const schema = list as unknown as Schema<ValueOf<Item>[]>;
  return { type: 'list', label, item, add, minimum, maximum, ...look, ...(hint && { hint }), schema };
}

/** The same field, also reading values published under an earlier description. */
export const readingFormer = <Field extends SettingField>(field: Field, today: (former: unknown) => unknown): Field => ({
  ...field,
  schema: z.pipe(z.transform(today), field.schema as z.ZodMiniType),
});

const NO_WORDS: LocalizedText = { en: '', ar: '', ja: '' };

/** The initial value of an empty field. */
export function emptyValue(field: SettingField): unknown {
  switch (field.type) {
    case 'words':
    case 'rich':
      return { ...NO_WORDS };
    case 'choice':
      return Object.keys(field.options)[0];
    case 'days':
      return [];
    case 'list':
      return Array.from({ length: field.minimum }, () => emptyValue(field.item));
    case 'flag':
      return false;
    case 'number':
    case 'colleague':
      return null;
    case 'group':
      return Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, emptyValue(inner)]));
    default:
      return '';
  }
}
