import { translationProblems } from '@dealership/ui-kit/testing';
import { describe, expect, it } from '@jest/globals';
import ar from './ar.json';
import en from './en.json';
import ja from './ja.json';

it('has every text in every language', () => {
  // Each placeholder page is in its own language, whatever the visitor's is.
  const ownLanguage = ['ar', 'ja'].flatMap((page) => ['title', 'text', 'home'].map((key) => `placeholder.${page}.${key}`));
  expect(translationProblems({ en, ar, ja }, ['about.statistics.support.value', ...ownLanguage])).toEqual([]);
});

describe.each(Object.entries({ en, ar, ja }))('the page about cookies in %s', (_, { legal }) => {
  const [set] = legal.cookies.sections;

  it('names each setting that the browser keeps', () => {
    for (const name of ['lang', 'adminAuth']) expect(set?.text).toContain(name);
  });
});
