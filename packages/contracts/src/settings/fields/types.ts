import type * as z from 'zod/mini';
import type { LocalizedText } from '../../languages/localized-text.js';

export type Schema<Value> = z.ZodMiniType<Value, Value>;

export interface AnyField<Value> {
  label: LocalizedText;
  hint?: LocalizedText;
  schema: Schema<Value>;
}

/** One line. `input`: the keyboard offered on phones; such lines are left-to-right. */
export interface LineSetting extends AnyField<string> {
  type: 'line';
  input?: 'tel' | 'email' | 'url' | 'text';
}

/** A text in every language; empty ones fall back to English. */
export interface WordsSetting extends AnyField<LocalizedText> {
  type: 'words';
  rows?: number;
  /** One line that is often too long for a third of the form. */
  isLong?: true;
}

/** Simple HTML in every language, sanitised by the service like a post; empty ones fall back to English. */
export interface RichSetting extends AnyField<LocalizedText> {
  type: 'rich';
  rows: number;
}

/** The address of a picture in the media store, or empty. */
export interface PictureSetting extends AnyField<string> {
  type: 'picture';
}

export interface ChoiceSetting<Name extends string = string> extends AnyField<Name> {
  type: 'choice';
  options: Record<Name, LocalizedText>;
}

/**
 * `clock`: 'HH:MM'; `day`: 'YYYY-MM-DD'; `moment`: 'YYYY-MM-DDTHH:MM'; all in Asia/Dubai. Optional ones are '' when
 * empty.
 */
export interface TimeSetting extends AnyField<string> {
  type: 'clock' | 'day' | 'moment';
}

/** Days of the week; 0 = Sunday. */
export interface DaysSetting extends AnyField<number[]> {
  type: 'days';
}

/** A time of opening hours, as a number of minutes in digits. */
export interface DurationSetting extends AnyField<string> {
  type: 'duration';
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
  /** Unit, such as 'USD' or '%'. */
  unit?: string;
}

/** The account id of a member of staff, or null for nobody in particular, labelled `none`. */
export interface ColleagueSetting extends AnyField<number | null> {
  type: 'colleague';
  none: LocalizedText;
}

export interface GroupSetting<Value = unknown> extends AnyField<Value> {
  type: 'group';
  fields: Readonly<Record<string, SettingField>>;
}

export interface ListSetting<Item = unknown> extends AnyField<Item[]> {
  type: 'list';
  item: SettingField;
  /** Label of the button that adds an entry. */
  add: LocalizedText;
  /** Label of the buttons that remove an entry, if lists of several kinds are side by side. */
  remove?: LocalizedText;
  minimum: number;
  maximum: number;
  /** Short entries on a single line each. Their values determine the order, so they cannot be moved. */
  lines?: true;
  /** Entries whose order means nothing, so they cannot be moved. */
  isUnordered?: true;
  /** Entries of a single line, beside the name of the list. */
  isCompact?: true;
  /** Entries of two short fields, each entry on a single line. */
  isDense?: true;
  /** Entries as the rows of a table, with a column for each of their fields. */
  isTable?: true;
}

export type SettingField =
  | LineSetting
  | WordsSetting
  | RichSetting
  | PictureSetting
  | ChoiceSetting
  | TimeSetting
  | DaysSetting
  | DurationSetting
  | FlagSetting
  | NumberSetting
  | ColleagueSetting
  | GroupSetting
  | ListSetting;

/** The value of a field. */
export type ValueOf<Field> = Field extends { schema: Schema<infer Value> } ? Value : never;
