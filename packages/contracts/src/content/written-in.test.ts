import { expect, it } from '@jest/globals';
import { writtenIn } from './written-in.js';

it.each([
  ['How to Read a Japanese Auction Sheet', 'en', 'ltr'],
  ['كيف تقرأ ورقة المزاد الياباني', 'ar', 'rtl'],
  ['オークションシートの読み方', 'ja', 'ltr'],
  ['تجربة قيادة Hoshimura على طريق جبل جيس', 'ar', 'rtl'],
  ['1999 · 4.5', 'en', 'ltr'],
])('detects the language of %s', (text, lang, dir) => {
  expect(writtenIn(text)).toEqual({ lang, dir });
});
