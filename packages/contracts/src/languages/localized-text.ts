import { DEFAULT_LANGUAGE, type Language, languageSettings } from './languages.js';

/** A text in every language. */
export type LocalizedText = Record<Language, string>;

export const localized = (en: string, ar: string, ja: string): LocalizedText => ({ en, ar, ja });

/** A text in a language, with English as fallback. */
export const localize = (text: LocalizedText, language: Language): string => text[language] || text.en;

/** `lang` and `dir` of that text. */
export function langAttributes(text: LocalizedText, language: Language) {
  const lang = text[language] ? language : DEFAULT_LANGUAGE;
  return { lang, dir: languageSettings(lang).direction };
}

/** The text for use within a sentence: English among Arabic words keeps its own direction. */
export const localizeIsolated = (text: LocalizedText, language: Language): string =>
  text[language] || `\u2066${localize(text, language)}\u2069`;

/** A value with its texts in one language. */
export type LocalizedDeep<Value> = Value extends LocalizedText
  ? string
  : Value extends readonly (infer Item)[]
    ? LocalizedDeep<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: LocalizedDeep<Value[Key]> }
      : Value;

/** A setting with each of its texts in one language. */
export function localizeDeep<Value>(value: Value, language: Language): LocalizedDeep<Value> {
  if (Array.isArray(value)) return value.map((item) => localizeDeep(item, language)) as LocalizedDeep<Value>;
  if (value === null || typeof value !== 'object') return value as LocalizedDeep<Value>;
  if ('en' in value && 'ja' in value) return localize(value as unknown as LocalizedText, language) as LocalizedDeep<Value>;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, localizeDeep(inner, language)]),
  ) as LocalizedDeep<Value>;
}
