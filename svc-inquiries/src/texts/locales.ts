import type { Language } from '@dealership/contracts';
import ar from './locales/ar.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import ja from './locales/ja.json' with { type: 'json' };

export type Texts = typeof en;

export const TEXTS: Record<Language, Texts> = { en, ar, ja };

/** One text per plural category of the language. */
type PluralTexts = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The text for a count, which replaces {count}. */
export const pluralText = (language: Language, texts: PluralTexts, count: number): string =>
  texts[new Intl.PluralRules(language).select(count)] ?? texts.other;

// First-strong isolates: a Latin name or number inside an Arabic sentence must not reorder the text around it.
export const isolated = (value: string): string => `\u2068${value}\u2069`;

/** Between two sentences. */
export const sentenceSpace = (language: Language): string => (language === 'ja' ? '' : ' ');

/** Replaces the {placeholders} of a text. */
export function fill(language: Language, text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    return language === 'ar' ? isolated(value) : value;
  });
}
