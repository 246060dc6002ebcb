import { expect, it } from '@jest/globals';
import { languageCookie } from './languages.js';

it('keeps a choice for a year on the whole site, on https for this host only', () => {
  expect(languageCookie('ar', false)).toBe('lang=ar; Max-Age=31536000; Path=/; SameSite=Lax');
  expect(languageCookie('ar', true)).toBe('__Host-lang=ar; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
});
