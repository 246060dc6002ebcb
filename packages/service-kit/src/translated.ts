import { DEFAULT_LANGUAGE, type Language, type Translations } from '@dealership/contracts';

/** The translated texts of a row in a language, and the language of each of its texts. */
export function translated<Texts extends object, Name extends keyof Texts & string>(
  translations: Translations<Texts>,
  names: readonly Name[],
  language: Language,
): { texts: Partial<Texts>; textLanguages: Record<Name, Language> } {
  const texts: Partial<Texts> = language === 'en' ? {} : (translations[language] ?? {});
  const languages = names.map((name) => [name, name in texts ? language : DEFAULT_LANGUAGE]);
  return { texts, textLanguages: Object.fromEntries(languages) as Record<Name, Language> };
}
