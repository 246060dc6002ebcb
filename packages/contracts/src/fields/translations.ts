import * as z from 'zod/mini';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../languages/languages.js';
import { messageKey } from './form-fields.js';

export type TranslationLanguage = Exclude<Language, 'en'>;

/** Target languages of translations. The API's own fields hold the English originals. */
export const TRANSLATION_LANGUAGES = LANGUAGES.map(({ code }) => code).filter(
  (code): code is TranslationLanguage => code !== DEFAULT_LANGUAGE,
);

/** Texts by language. Missing translations are left out. */
export type Translations<Texts extends object> = Partial<Record<TranslationLanguage, Partial<Texts>>>;

/** Per language, the names of the texts whose translation is older than the original. */
export type OutdatedTexts<Name extends string> = Partial<Record<TranslationLanguage, Name[]>>;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

type Written<Texts> = { [Name in keyof Texts]: NonNullable<Texts[Name]> };

/** Drops empty texts. */
const written = <Texts extends object>(texts: Texts): Written<Texts> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => !isEmpty(text))) as Written<Texts>;

const byLanguage = <Field extends z.core.$ZodType>(field: Field) =>
  z.strictObject({ ar: z.optional(field), ja: z.optional(field) }, messageKey('translations'));

/** Translations of these fields; an empty one counts as missing. */
export const translationsField = <Fields extends z.core.$ZodLooseShape>(fields: Fields) => {
  const texts = z.pipe(
    z.partial(z.strictObject(fields, messageKey('translations'))),
    z.transform((given) => written(given)),
  );
  return z.pipe(
    byLanguage(texts),
    z.transform((given) => written(given)),
  );
};

/** Outdated translations: staff send the list without those they have reviewed. */
export const outdatedField = <Name extends string>(names: readonly Name[]) =>
  z.pipe(
    byLanguage(z.array(z.enum(names as readonly [Name, ...Name[]]), messageKey('translations'))),
    z.transform((given) => written(given)),
  );

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

interface Translated {
  translations: Translations<object>;
  outdated: OutdatedTexts<string>;
}

/**
 * The outdated translations after a change: those that were outdated and have not been rewritten, and those where only
 * the original changed. `changes.outdated`: the entries staff left in the list after their review.
 * @param names the translated fields
 */
export function outdatedAfter<Row extends Translated>(
  names: readonly string[],
  row: Row,
  changes: Partial<Row>,
): Row['outdated'] {
  const marked = (changes.outdated ?? row.outdated) as Record<string, string[] | undefined>;
  const textOf = (from: Partial<Row>, language: TranslationLanguage, name: string): unknown =>
    (from.translations?.[language] as Record<string, unknown> | undefined)?.[name];
  const fieldOf = (of: Partial<Row>, name: string): unknown => (of as Record<string, unknown>)[name];
  const after = { ...row, ...changes };
  const isOutdated = (language: TranslationLanguage, name: string): boolean => {
    const text = textOf(after, language, name);
    if (text === undefined || !isSame(text, textOf(row, language, name))) return false;
    return !isSame(fieldOf(row, name), fieldOf(after, name)) || Boolean(marked[language]?.includes(name));
  };
  const lists = TRANSLATION_LANGUAGES.map((language) => [language, names.filter((name) => isOutdated(language, name))] as const);
  return Object.fromEntries(lists.filter(([, list]) => list.length > 0));
}
