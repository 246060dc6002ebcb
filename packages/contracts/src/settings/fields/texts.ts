import * as z from 'zod/mini';
import { emailAddress, line, messageKey, text } from '../../fields/form-fields.js';
import type { LocalizedText } from '../../languages/localized-text.js';
import type { LineSetting, RichSetting, WordsSetting } from './types.js';

const matching = (pattern: RegExp, key: Parameters<typeof messageKey>[0]) =>
  z.string(messageKey(key)).check(z.trim(), z.regex(pattern, messageKey(key)));

/** A left-to-right line that matches a pattern. */
export const patternSetting = (
  label: LocalizedText,
  {
    pattern,
    message,
    input,
    hint,
  }: { pattern: RegExp; message: Parameters<typeof messageKey>[0]; input: LineSetting['input']; hint?: LocalizedText },
): LineSetting => ({ type: 'line', label, ...(hint && { hint }), ...(input && { input }), schema: matching(pattern, message) });

const isWebPage = (address: string): boolean =>
  address === '' || (address.length <= 500 && URL.canParse(address) && new URL(address).protocol === 'https:');

/** A URL of another site, or empty. */
export const webPageSetting = (label: LocalizedText): LineSetting => ({
  type: 'line',
  label,
  input: 'url',
  schema: z.string(messageKey('webPage')).check(z.trim(), z.refine(isWebPage, { error: messageKey('webPage') })),
});

export const emailSetting = (label: LocalizedText): LineSetting => ({
  type: 'line',
  label,
  input: 'email',
  schema: emailAddress,
});

interface WordsOptions {
  maximum?: number;
  optional?: true;
  rows?: number;
  hint?: LocalizedText;
}

/** From this length on, a line is long. */
const LONG = 200;

/** English is required unless the text is optional. */
export function wordsSetting(label: LocalizedText, { maximum = 200, optional, rows, hint }: WordsOptions = {}): WordsSetting {
  const written = (shortest: number) => (rows ? text : line)(shortest, 'required', maximum);
  const other = written(0);
  const schema = z.strictObject({ en: optional ? other : written(1), ar: other, ja: other });
  const look = rows ? { rows } : maximum >= LONG && { isLong: true as const };
  return { type: 'words', label, ...(hint && { hint }), ...look, schema };
}

export const richSetting = (
  label: LocalizedText,
  { maximum, rows, hint }: { maximum: number; rows: number; hint?: LocalizedText },
): RichSetting => ({
  ...wordsSetting(label, { maximum, rows, ...(hint && { hint }) }),
  type: 'rich',
  rows,
});
