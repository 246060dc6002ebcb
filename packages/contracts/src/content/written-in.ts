import { type Language, languageSettings } from '../languages/languages.js';

const LETTERS: [Language, RegExp][] = [
  ['en', /\p{Script=Latin}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu],
];

/** The text content of HTML, without tags. */
export const textOfHtml = (html: string): string => html.replace(/<[^>]*>/g, ' ');

/** `lang` and `dir` of an untranslated text: the language that most of its letters belong to. */
export function writtenIn(text: string) {
  const counted = LETTERS.map(([language, letters]) => ({ language, count: text.match(letters)?.length ?? 0 }));
  const { language } = counted.reduce((most, next) => (next.count > most.count ? next : most));
  return { lang: language, dir: languageSettings(language).direction };
}
