import type * as z from 'zod/mini';
import type { LocalizedText } from '../../localized-text.js';

export type Schema<Value> = z.ZodMiniType<Value, Value>;

export interface AnyField<Value> {
  label: LocalizedText;
  hint?: LocalizedText;
  schema: Schema<Value>;
}

/**
 * One line, or several where `rows` says so. `input`: what a phone's keyboard offers; such lines run from left to
 * right.
 */
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

/** What a field holds. */
export type ValueOf<Field> = Field extends { schema: Schema<infer Value> } ? Value : never;
