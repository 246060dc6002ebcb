import { type Language, languageSettings, textOfHtml, writtenIn } from '@dealership/contracts';
import { fromLines } from '../../shared/form/translations/text-values.js';
import type { BlogPostValues } from './blog-post-values.js';

type TextName = 'title' | 'excerpt' | 'content' | 'author' | 'imageAlt';

/** A text as visitors see it in a language: its translation, else the original with the original's language. */
export function previewedText({ translations, ...post }: BlogPostValues, name: TextName, language: Language) {
  const translated = language === 'en' ? undefined : translations[language]?.[name]?.trim();
  if (translated) return { text: translated, look: { lang: language, dir: languageSettings(language).direction } };
  const original = post[name];
  return { text: original, look: writtenIn(textOfHtml(original)) };
}

export function previewedTags({ translations, tags }: BlogPostValues, language: Language): string[] {
  const translated = language === 'en' ? [] : fromLines(translations[language]?.tags);
  return translated.length > 0 ? translated : tags;
}
