import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { LANGUAGES, type Language } from '@dealership/contracts';
import type { Texts } from '../i18n/i18n.js';

/** Plural forms required by a language; they differ between languages. */
const PLURAL = /_(zero|one|two|few|many|other)$/;

function flatten(texts: Texts | (string | Texts)[], path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const at = path ? `${path}.${key}` : key;
    return typeof value === 'string' ? [[at, value] as [string, string]] : flatten(value, at);
  });
}

const withoutPlurals = (texts: Texts): string[] => [...new Set(flatten(texts).map(([key]) => key.replace(PLURAL, '')))].sort();

const placeholders = (text: string): string => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort().join();

/**
 * Errors in a part's translations: missing or extra keys, missing plural forms, different placeholders, untranslated
 * texts. `sameOnPurpose`: keys of names and abbreviations.
 */
export function translationProblems(texts: Record<Language, Texts>, sameOnPurpose: string[] = []): string[] {
  const english = new Map(flatten(texts.en));
  const problems: string[] = [];
  for (const { code } of LANGUAGES.filter(({ code }) => code !== 'en')) {
    const own = new Map(flatten(texts[code]));
    const [here, there] = [withoutPlurals(texts[code]), withoutPlurals(texts.en)];
    for (const key of there) if (!here.includes(key)) problems.push(`${code}: ${key} is missing`);
    for (const key of here) if (!there.includes(key)) problems.push(`${code}: ${key} is not in English`);
    const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    for (const key of new Set([...english.keys()].filter((name) => PLURAL.test(name)).map((name) => name.replace(PLURAL, ''))))
      for (const form of forms) if (!own.has(`${key}_${form}`)) problems.push(`${code}: ${key} has no form for ${form}`);
    for (const [key, text] of own) {
      const original = english.get(key);
      if (original === undefined || PLURAL.test(key)) continue;
      if (original === text && !sameOnPurpose.includes(key)) problems.push(`${code}: ${key} is still English`);
      if (placeholders(original) !== placeholders(text)) problems.push(`${code}: ${key} has other placeholders`);
    }
  }
  return problems;
}

/** `translationProblems` of every folder of texts in `src`, the folder of a part's sources, each with its folder. */
export function translationProblemsIn(src: URL, sameOnPurpose: string[] = []): string[] {
  const folders = globSync('**/locales/**/en.json', { cwd: src }).map(dirname);
  if (folders.length === 0) throw new Error(`There are no texts in ${src.href}`);
  const read = (folder: string, language: Language): Texts =>
    JSON.parse(readFileSync(new URL(`${folder}/${language}.json`, src), 'utf8'));
  return folders.flatMap((folder) => {
    const texts = { en: read(folder, 'en'), ar: read(folder, 'ar'), ja: read(folder, 'ja') };
    return translationProblems(texts, sameOnPurpose).map((problem) => `${folder}: ${problem}`);
  });
}
