import * as z from 'zod/mini';
import { readMediaAddress } from '../../addresses/media.js';
import { isDay } from '../../fields/day.js';
import { choice, messageKey } from '../../fields/form-fields.js';
import { isWithin, type NumberLimits } from '../../fields/number-limits.js';
import { flag, recordNumber } from '../../fields/staff/staff-fields.js';
import type { LocalizedText } from '../../languages/localized-text.js';
import type {
  ChoiceSetting,
  ColleagueSetting,
  DaysSetting,
  DurationSetting,
  FlagSetting,
  NumberSetting,
  PictureSetting,
  Schema,
  TimeSetting,
} from './types.js';

interface TimeOptions {
  optional?: true;
  hint?: LocalizedText;
}

export const pictureSetting = (label: LocalizedText, hint?: LocalizedText): PictureSetting => ({
  type: 'picture',
  label,
  ...(hint && { hint }),
  schema: z
    .string(messageKey('storedPicture'))
    .check(z.refine((address) => address === '' || readMediaAddress(address) !== null, { error: messageKey('storedPicture') })),
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
  { optional, hint }: TimeOptions = {},
): TimeSetting => ({
  type,
  label,
  ...(hint && { hint }),
  schema: z
    .string(messageKey('moment'))
    .check(z.refine((value) => (optional && value === '') || TIMES[type](value), { error: messageKey('moment') })),
});

export const daysSetting = (label: LocalizedText, { optional, hint }: TimeOptions = {}): DaysSetting => ({
  type: 'days',
  label,
  ...(hint && { hint }),
  schema: z
    .array(
      z.int(messageKey('days')).check(z.minimum(0, messageKey('days')), z.maximum(6, messageKey('days'))),
      messageKey('days'),
    )
    .check(
      z.minLength(optional ? 0 : 1, messageKey('days')),
      z.refine((days) => new Set(days).size === days.length, { error: messageKey('days') }),
    ),
});

export const durationSetting = (label: LocalizedText): DurationSetting => ({
  type: 'duration',
  label,
  schema: z.string(messageKey('minutes')).check(z.trim(), z.regex(/^[1-9]\d{0,4}$/, messageKey('minutes'))),
});

export const flagSetting = (label: LocalizedText): FlagSetting => ({ type: 'flag', label, schema: flag });

export function numberSetting(
  label: LocalizedText,
  { hint, unit, ...limits }: NumberLimits & { unit?: string; hint?: LocalizedText },
): NumberSetting {
  const schema = z
    .number(messageKey('number'))
    .check(z.refine((value) => isWithin(value, limits), { error: messageKey('number') }));
  return { type: 'number', label, decimals: 0, ...limits, ...(hint && { hint }), ...(unit && { unit }), schema };
}

export const colleagueSetting = (label: LocalizedText, none: LocalizedText): ColleagueSetting => ({
  type: 'colleague',
  label,
  none,
  schema: z.nullable(recordNumber(messageKey('option'))),
});
