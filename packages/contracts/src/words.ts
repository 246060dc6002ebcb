import { DEFAULT_LANGUAGE, type Language, languageSettings } from './languages.js';

/** A text in every language. */
export type Words = Record<Language, string>;

export const words = (en: string, ar: string, ja: string): Words => ({ en, ar, ja });

/** A text in a language; English where nobody has translated it. */
export const inLanguage = (words: Words, language: Language): string => words[language] || words.en;

/** `lang` and `dir` of that text. */
export function lookInLanguage(words: Words, language: Language) {
  const lang = words[language] ? language : DEFAULT_LANGUAGE;
  return { lang, dir: languageSettings(lang).direction };
}

/** That text as a part of a sentence: English among Arabic words keeps its own direction. */
export const inSentence = (words: Words, language: Language): string =>
  words[language] || `\u2066${inLanguage(words, language)}\u2069`;

/** What a value says in one language. */
export type SaidIn<Value> = Value extends Words
  ? string
  : Value extends readonly (infer Item)[]
    ? SaidIn<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: SaidIn<Value[Key]> }
      : Value;

/** A setting with each of its texts in one language. */
export function saidIn<Value>(value: Value, language: Language): SaidIn<Value> {
  if (Array.isArray(value)) return value.map((item) => saidIn(item, language)) as SaidIn<Value>;
  if (value === null || typeof value !== 'object') return value as SaidIn<Value>;
  if ('en' in value && 'ja' in value) return inLanguage(value as unknown as Words, language) as SaidIn<Value>;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, saidIn(inner, language)])) as SaidIn<Value>;
}
