import * as z from 'zod/mini';
import { isDay } from '../fields/day.js';
import { choice, line, say, text } from '../fields/form-fields.js';
import { isWithin, type NumberLimits } from '../fields/number-limits.js';
import { flag, listOf, recordNumber } from '../fields/staff-fields.js';
import type { LocalizedText } from '../localized-text.js';
import { readMediaAddress } from '../media.js';

type Schema<Value> = z.ZodMiniType<Value, Value>;

interface AnyField<Value> {
  label: LocalizedText;
  hint?: LocalizedText;
  schema: Schema<Value>;
}

/** One line, or several where `rows` says so. `input`: what a phone's keyboard offers; such lines run from left to right. */
export interface LineSetting extends AnyField<string> {
  type: 'line';
  rows?: number;
  input?: 'tel' | 'email' | 'url' | 'text';
}

/** A text in every language; an empty one is shown in English. */
export interface WordsSetting extends AnyField<LocalizedText> {
  type: 'words';
  rows?: number;
}

/** Simple HTML in every language, of which the service keeps what a post may hold; an empty one is shown in English. */
export interface RichSetting extends AnyField<LocalizedText> {
  type: 'rich';
  rows: number;
}

/** The address of a picture of the media store, or nothing. */
export interface PictureSetting extends AnyField<string> {
  type: 'picture';
}

export interface ChoiceSetting<Name extends string = string> extends AnyField<Name> {
  type: 'choice';
  options: Record<Name, LocalizedText>;
}

/** `clock`: 'HH:MM'; `day`: 'YYYY-MM-DD'; `moment`: 'YYYY-MM-DDTHH:MM'; all in Asia/Dubai. Optional ones are '' when empty. */
export interface TimeSetting extends AnyField<string> {
  type: 'clock' | 'day' | 'moment';
}

/** Days of the week; 0 = Sunday. */
export interface DaysSetting extends AnyField<number[]> {
  type: 'days';
}

export interface FlagSetting extends AnyField<boolean> {
  type: 'flag';
}

export interface NumberSetting extends AnyField<number> {
  type: 'number';
  minimum: number;
  maximum: number;
  /** Digits after the decimal point. */
  decimals: number;
  /** What is counted, such as 'USD' or '%'. */
  unit?: string;
}

/** A member of staff by the id of their account, or nobody in particular, which `none` names. */
export interface PersonSetting extends AnyField<number | null> {
  type: 'person';
  none: LocalizedText;
}

export interface GroupSetting<Value = unknown> extends AnyField<Value> {
  type: 'group';
  fields: Readonly<Record<string, SettingField>>;
}

export interface ListSetting<Item = unknown> extends AnyField<Item[]> {
  type: 'list';
  item: SettingField;
  /** What the button says that adds one. */
  add: LocalizedText;
  minimum: number;
  maximum: number;
  /** Short entries, whose order is that of what they say. */
  lines?: true;
}

export type SettingField =
  | LineSetting
  | WordsSetting
  | RichSetting
  | PictureSetting
  | ChoiceSetting
  | TimeSetting
  | DaysSetting
  | FlagSetting
  | NumberSetting
  | PersonSetting
  | GroupSetting
  | ListSetting;

type ValueOf<Field> = Field extends { schema: Schema<infer Value> } ? Value : never;

interface LineOptions {
  maximum?: number;
  optional?: true;
  rows?: number;
  hint?: LocalizedText;
}

export function lineSetting(label: LocalizedText, { maximum = 200, optional, rows, hint }: LineOptions = {}): LineSetting {
  const several = optional ? text(0, 'required', maximum) : text(1, 'required', maximum);
  const one = optional ? line(0, 'required', maximum) : line(1, 'required', maximum);
  return { type: 'line', label, ...(hint && { hint }), ...(rows && { rows }), schema: rows ? several : one };
}

const matching = (pattern: RegExp, key: Parameters<typeof say>[0]) =>
  z.string(say(key)).check(z.trim(), z.regex(pattern, say(key)));

/** A line of a certain form, from left to right. */
export const patternSetting = (
  label: LocalizedText,
  {
    pattern,
    message,
    input,
    hint,
  }: { pattern: RegExp; message: Parameters<typeof say>[0]; input: LineSetting['input']; hint?: LocalizedText },
): LineSetting => ({ type: 'line', label, ...(hint && { hint }), ...(input && { input }), schema: matching(pattern, message) });

const isWebPage = (address: string): boolean =>
  address === '' || (address.length <= 500 && URL.canParse(address) && new URL(address).protocol === 'https:');

/** An address of another site, or nothing. */
export const webPageSetting = (label: LocalizedText): LineSetting => ({
  type: 'line',
  label,
  input: 'url',
  schema: z.string(say('webPage')).check(z.trim(), z.refine(isWebPage, { error: say('webPage') })),
});

export const emailSetting = (label: LocalizedText): LineSetting => ({
  type: 'line',
  label,
  input: 'email',
  schema: z.string(say('email')).check(z.trim(), z.email(say('email')), z.maxLength(254, say('tooLong'))),
});

interface WordsOptions {
  maximum?: number;
  optional?: true;
  rows?: number;
  hint?: LocalizedText;
}

/** English must be written unless the text is optional. */
export function wordsSetting(label: LocalizedText, { maximum = 200, optional, rows, hint }: WordsOptions = {}): WordsSetting {
  const written = (shortest: number) => (rows ? text : line)(shortest, 'required', maximum);
  const other = written(0);
  const schema = z.strictObject({ en: optional ? other : written(1), ar: other, ja: other });
  return { type: 'words', label, ...(hint && { hint }), ...(rows && { rows }), schema };
}

export const richSetting = (
  label: LocalizedText,
  { maximum, rows, hint }: { maximum: number; rows: number; hint?: LocalizedText },
): RichSetting => ({
  ...wordsSetting(label, { maximum, rows, ...(hint && { hint }) }),
  type: 'rich',
  rows,
});

export const pictureSetting = (label: LocalizedText, hint?: LocalizedText): PictureSetting => ({
  type: 'picture',
  label,
  ...(hint && { hint }),
  schema: z
    .string(say('storedPicture'))
    .check(z.refine((address) => address === '' || readMediaAddress(address) !== null, { error: say('storedPicture') })),
});

export const choiceSetting = <const Name extends string>(
  label: LocalizedText,
  options: Record<Name, LocalizedText>,
): ChoiceSetting<Name> => ({
  type: 'choice',
  label,
  options,
  schema: choice(Object.keys(options) as [Name, ...Name[]], 'option') as unknown as Schema<Name>,
});

const isClock = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

const TIMES = {
  clock: isClock,
  day: isDay,
  moment: (text: string) => isDay(text.slice(0, 10)) && text[10] === 'T' && isClock(text.slice(11)),
};

export const timeSetting = (
  label: LocalizedText,
  type: TimeSetting['type'],
  { optional, hint }: LineOptions = {},
): TimeSetting => ({
  type,
  label,
  ...(hint && { hint }),
  schema: z
    .string(say('moment'))
    .check(z.refine((value) => (optional && value === '') || TIMES[type](value), { error: say('moment') })),
});

export const daysSetting = (label: LocalizedText, { optional, hint }: LineOptions = {}): DaysSetting => ({
  type: 'days',
  label,
  ...(hint && { hint }),
  schema: z.array(z.int(say('days')).check(z.minimum(0, say('days')), z.maximum(6, say('days'))), say('days')).check(
    z.minLength(optional ? 0 : 1, say('days')),
    z.refine((days) => new Set(days).size === days.length, { error: say('days') }),
  ),
});

export const flagSetting = (label: LocalizedText): FlagSetting => ({ type: 'flag', label, schema: flag });

export function numberSetting(
  label: LocalizedText,
  { hint, unit, ...limits }: NumberLimits & { unit?: string; hint?: LocalizedText },
): NumberSetting {
  const schema = z.number(say('number')).check(z.refine((value) => isWithin(value, limits), { error: say('number') }));
  return { type: 'number', label, decimals: 0, ...limits, ...(hint && { hint }), ...(unit && { unit }), schema };
}

export const personSetting = (label: LocalizedText, none: LocalizedText): PersonSetting => ({
  type: 'person',
  label,
  none,
  schema: z.nullable(recordNumber(say('option'))),
});

type Fields = Readonly<Record<string, SettingField>>;
type GroupValue<Of extends Fields> = { [Name in keyof Of]: ValueOf<Of[Name]> };

interface Check<Value> {
  isRight: (value: Value) => boolean;
  /** The field that says what is wrong. */
  path: string[];
  message: Parameters<typeof say>[0];
}

export function groupSetting<const Of extends Fields>(
  label: LocalizedText,
  fields: Of,
  checks: Check<GroupValue<Of>>[] = [],
): GroupSetting<GroupValue<Of>> & { fields: Of } {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]));
  const refined = checks.map(({ isRight, path, message }) => z.refine(isRight as never, { path, error: say(message) }));
  const object = z.strictObject(shape);
  const schema = refined.length > 0 ? object.check(...(refined as [never, ...never[]])) : object;
  return { type: 'group', label, fields, schema: schema as unknown as Schema<GroupValue<Of>> };
}

/** What is wrong with entries beside each other, and where. */
type Problem = { path: (string | number)[]; message: Parameters<typeof say>[0] };

interface ListOptions<Item> {
  add: LocalizedText;
  minimum?: number;
  maximum?: number;
  hint?: LocalizedText;
  lines?: true;
  problems?: (items: Item[]) => Problem[];
}

export function listSetting<const Item extends SettingField>(
  label: LocalizedText,
  item: Item,
  { add, minimum = 0, maximum = 20, hint, lines, problems = () => [] }: ListOptions<ValueOf<Item>>,
): ListSetting<ValueOf<Item>> & { item: Item } {
  const list = listOf(item.schema as Schema<ValueOf<Item>>, 'listLength', maximum).check(
    z.minLength(minimum, say('listLength')),
    ({ value, issues }) => {
      // Entries that are wrong by themselves come first.
      if (issues.length === 0) for (const problem of problems(value)) issues.push({ code: 'custom', input: value, ...problem });
    },
  );
  const schema = list as unknown as Schema<ValueOf<Item>[]>;
  return { type: 'list', label, item, add, minimum, maximum, ...(lines && { lines }), ...(hint && { hint }), schema };
}

/** The same field, which reads what was published by an earlier description too. */
export const readingFormer = <Field extends SettingField>(field: Field, today: (former: unknown) => unknown): Field => ({
  ...field,
  schema: z.pipe(z.transform(today), field.schema as z.ZodMiniType),
});

const NO_WORDS: LocalizedText = { en: '', ar: '', ja: '' };

/** What a field holds before anything is filled in. */
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
    case 'person':
      return null;
    case 'group':
      return Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, emptyValue(inner)]));
    default:
      return '';
  }
}
