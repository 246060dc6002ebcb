import { z } from 'zod';
import { LANGUAGES } from '../languages/languages.js';

export const languageSchema = z.enum(LANGUAGES.map(({ code }) => code));

/** A text in every language. */
export const localizedTextSchema = z.strictObject({ en: z.string(), ar: z.string(), ja: z.string() });

export const textLanguages = <const Names extends readonly string[]>(names: Names) =>
  z
    .strictObject(
      Object.fromEntries(names.map((name) => [name, languageSchema])) as { [Name in Names[number]]: typeof languageSchema },
    )
    .describe('The language of each text: the requested one, or that of the original if there is no translation.');

/** By language, without missing translations. */
export const byLanguage = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ ar: value.optional(), ja: value.optional() });

export const outdatedTexts = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  byLanguage(z.array(z.enum(names))).describe('The translated texts whose original has been changed since.');
