import { TRANSLATION_LANGUAGES } from '@dealership/contracts';

/** A list as text for editing, with one item per line. */
export const toLines = (list: string[] | undefined): string => (list ?? []).join('\n');

export const fromLines = (text: string | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

type ByLanguage<Texts> = { ar?: Texts; ja?: Texts };

/** Converts translations to the form's values and back; equipment is one item per line. */
export const toTranslationValues = <Texts extends { equipment?: string[] }>(translations: ByLanguage<Texts> = {}) =>
  Object.fromEntries(
    TRANSLATION_LANGUAGES.map((language) => {
      const texts = translations[language];
      return [language, { ...texts, equipment: toLines(texts?.equipment) }];
    }),
  ) as ByLanguage<Omit<Texts, 'equipment'> & { equipment: string }>;

export const fromTranslationValues = <Texts extends { equipment?: string }>(translations: ByLanguage<Texts> = {}) =>
  Object.fromEntries(
    TRANSLATION_LANGUAGES.map((language) => {
      const texts = translations[language];
      return [language, { ...texts, equipment: fromLines(texts?.equipment) }];
    }),
  ) as ByLanguage<Omit<Texts, 'equipment'> & { equipment: string[] }>;
