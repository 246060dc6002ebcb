import { DEFAULT_LANGUAGE, type Language } from '@dealership/contracts';

/** A text and the language that it is written in. */
export interface ShownText {
  text: string;
  language: Language;
}

interface Translated<Name extends string> {
  translations: { [Code in Language]?: { [Field in Name]?: unknown } };
}

/** A text of a row in the reader's language if it is translated, otherwise the original. */
export function shownText<Name extends string>(
  row: Translated<Name> & Record<Name, string>,
  name: Name,
  language: Language,
): ShownText {
  const translation = row.translations[language]?.[name];
  return typeof translation === 'string' && translation
    ? { text: translation, language }
    : { text: row[name], language: DEFAULT_LANGUAGE };
}

/** All versions of a text, for searching. */
export const versionsOf = <Name extends string>(row: Translated<Name> & Record<Name, string>, name: Name): string[] => [
  row[name],
  ...Object.values(row.translations).flatMap((texts) => (typeof texts?.[name] === 'string' ? [texts[name]] : [])),
];
