import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { BODY_TYPES, FUEL_TYPES, isLanguage, LANGUAGES, type Language, requestKinds, settings } from '@dealership/contracts';
import { expect, it } from '@jest/globals';
import glossary from '../../../../docs/glossary.json' with { type: 'json' };
import { root } from '../support/root.ts';

interface Text {
  language: Language;
  /** The file and the key. */
  place: string;
  text: string;
}

interface Term {
  terms: Record<Language, string>;
  /** Regular expressions of words forbidden for the term. */
  forbidden: Partial<Record<Language, string[]>>;
}

const RULES = (glossary as Term[]).flatMap(({ terms, forbidden }) =>
  LANGUAGES.flatMap(({ code }) =>
    (forbidden[code] ?? []).map((words) => ({
      language: code,
      instead: terms[code],
      pattern: new RegExp(code === 'en' ? `\\b${words}(?!\\p{L})` : words, 'iu'),
    })),
  ),
);

const FILE_OR_SLUG = /^[a-z0-9-]+(?:[./][a-z0-9.-]+)+$|^[a-z0-9]+(?:-[a-z0-9]+){2,}$/;

/** Addresses, and codes that nobody reads. */
const isCode = (value: string, place: string): boolean =>
  FILE_OR_SLUG.test(value) ||
  (BODY_TYPES as readonly string[]).includes(value) ||
  (place.endsWith('/fuelType') && (FUEL_TYPES as readonly string[]).includes(value));

/** Every text of a value. A key that is a language code sets the language of everything below it. */
function textsOf(value: unknown, place: string, language: Language): Text[] {
  if (typeof value === 'string') return isCode(value, place) ? [] : [{ language, place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsOf(child, `${place}/${key}`, isLanguage(key) ? key : language));
}

// After Arabic letters a percent or yen sign moves to the other side of the digits, except in an isolate.
const OPEN_AMOUNT = /(?<![\u2066\d.,–])(?:[\d.,]*–)?[\d.,]*(?:\d|\}\})\s?[%٪]|(?<!\u2066[^\u2069]*)[¥￥][\d.,]*/;

const openAmounts = (texts: Text[]): string[] =>
  texts
    .filter(({ text }) => /\p{Script=Arabic}/u.test(text) && OPEN_AMOUNT.test(text))
    .map(({ place, text }) => `${place}: "${OPEN_AMOUNT.exec(text)?.[0]}" outside an isolate (U+2066, U+2069)`);

const problemsOf = (texts: Text[]): string[] => [...openAmounts(texts), ...wrongWords(texts)];

const wrongWords = (texts: Text[]): string[] =>
  texts.flatMap(({ language, place, text }) =>
    RULES.filter((rule) => rule.language === language && rule.pattern.test(text)).map(
      ({ pattern, instead }) => `${place}: "${pattern.exec(text)?.[0]}" instead of "${instead}"`,
    ),
  );

async function textsIn(patterns: string[]): Promise<Text[]> {
  const texts: Text[] = [];
  for await (const file of glob(patterns, { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' })) {
    const language = basename(file, '.json');
    const value: unknown = JSON.parse(await readFile(join(root, file), 'utf8'));
    texts.push(...textsOf(value, file, isLanguage(language) ? language : 'en'));
  }
  return texts;
}

it('reports the file, the key and the correct term for a forbidden one', () => {
  const texts = textsOf(
    { price: { note: 'يُدفع عربون قدره 20%', yen: 'مجانًا من ¥5,000,000' } },
    'shell/src/locales/ar.json',
    'ar',
  );
  expect(problemsOf(texts)).toEqual([
    'shell/src/locales/ar.json/price/note: "20%" outside an isolate (U+2066, U+2069)',
    'shell/src/locales/ar.json/price/yen: "¥5,000,000" outside an isolate (U+2066, U+2069)',
    'shell/src/locales/ar.json/price/note: "عربون" instead of "تأمين مستردّ"',
  ]);
});

it('is followed by every text of the interface and the e-mails', async () => {
  const texts = await textsIn(['{shell,mf-*,svc-*,packages/*}/src/**/locales/**/{en,ar,ja}.json']);
  expect(new Set(texts.map(({ language }) => language))).toEqual(new Set(['en', 'ar', 'ja']));
  expect(texts.length).toBeGreaterThan(3000);
  expect(problemsOf(texts)).toEqual([]);
});

it('is followed by the labels of the kinds of request', () => {
  expect(problemsOf(textsOf(requestKinds, 'requestKinds', 'en'))).toEqual([]);
});

it('is followed by the labels of the settings and their default texts', () => {
  expect(problemsOf(textsOf(settings, 'settings', 'en'))).toEqual([]);
});

it('is followed by the demo content', async () => {
  expect(problemsOf(await textsIn(['infra/demo-data/*.json']))).toEqual([]);
});
