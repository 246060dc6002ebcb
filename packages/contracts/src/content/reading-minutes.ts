import type { Language } from '../languages/languages.js';
import { textOfHtml } from './written-in.js';

/** Reading speed per minute: words, in Japanese characters. */
const PACE: Record<Language, number> = { en: 230, ar: 180, ja: 500 };

/** Reading time of HTML in minutes, at least one. */
export function readingMinutes(html: string, language: Language): number {
  const text = textOfHtml(html).trim();
  const length = language === 'ja' ? text.replace(/\s/g, '').length : text.split(/\s+/).length;
  return Math.max(1, Math.round(length / PACE[language]));
}
