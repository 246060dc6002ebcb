import { validationMessages } from '@dealership/contracts';
import { expect, it } from '@jest/globals';
import { translationProblems } from '../testing/texts.js';
import { commonTexts } from './index.js';

it('has every common text in every language', () => {
  expect(translationProblems(commonTexts)).toEqual([]);
});

it('shows the validation messages of contracts word for word in English', () => {
  expect(commonTexts.en.validation).toEqual(validationMessages);
});

it('detects a missing key, an untranslated text, a missing plural form and a lost placeholder', () => {
  const en = { a: 'One', b: 'Two {{n}}', c_one: 'x', c_other: 'y' };
  const problems = translationProblems({
    en,
    ar: { b: 'Two {{n}}', c_one: 'ع', c_other: 'ع' },
    ja: { a: '一', b: '二', c_other: '他' },
  });
  expect(problems).toContain('ar: a is missing');
  expect(problems).toContain('ar: b is still English');
  expect(problems).toContain('ar: c has no form for few');
  expect(problems).toContain('ja: b has other placeholders');
});
