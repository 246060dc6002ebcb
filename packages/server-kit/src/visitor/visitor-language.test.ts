import { expect, it } from '@jest/globals';
import { visitorLanguage } from './visitor-language.js';

it.each([
  [undefined, undefined, 'en'],
  ['lang=ja', 'ar', 'ja'],
  ['theme=dark; lang=ar; other=1', undefined, 'ar'],
  ['lang=ja; __Host-lang=ar', undefined, 'ar'],
  ['slang=ja', 'ar', 'ar'],
  ['lang="><script>', 'ja', 'ja'],
  ['lang=%E0%A4%A', 'ja', 'ja'],
  [undefined, 'ar-AE,ar;q=0.9,en;q=0.8', 'ar'],
  [undefined, 'en;q=0.5, ja;q=0.9', 'ja'],
  [undefined, 'ar;q=0, ja;q=0.1', 'ja'],
  [undefined, 'fr-FR, de;q=0.8', 'en'],
  [undefined, '*', 'en'],
  [undefined, 'JA', 'ja'],
])('with the cookie %j and Accept-Language %j it is %s', (cookie, accepted, language) => {
  expect(visitorLanguage({ cookie, 'accept-language': accepted })).toBe(language);
});
