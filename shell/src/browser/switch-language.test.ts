import { LANGUAGE_STORAGE_KEY } from '@dealership/contracts';
import { i18n, startI18n } from '@dealership/ui-kit';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { restoreLanguage } from './switch-language.js';

const stored = () => localStorage.getItem(LANGUAGE_STORAGE_KEY);
const setCookie = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it.
  document.cookie = `${LANGUAGE_STORAGE_KEY}=${value}`;
};

beforeAll(() => startI18n('en'));

beforeEach(() => {
  localStorage.clear();
  setCookie('; max-age=0');
});

it('keeps the language that was found for the visitor', async () => {
  await restoreLanguage('ja');
  expect(stored()).toBe('ja');
});

it('keeps nothing that nobody speaks here', async () => {
  localStorage.setItem(LANGUAGE_STORAGE_KEY, '"><script>');
  await restoreLanguage('en');
  expect(stored()).toBe('en');
});

it('takes up a choice whose cookie is gone', async () => {
  localStorage.setItem(LANGUAGE_STORAGE_KEY, 'ar');
  await restoreLanguage('en');
  expect([i18n.language, document.documentElement.dir, stored()]).toEqual(['ar', 'rtl', 'ar']);
});

it('follows the cookie where both speak', async () => {
  localStorage.setItem(LANGUAGE_STORAGE_KEY, 'ar');
  setCookie('ja');
  await restoreLanguage('ja');
  expect(stored()).toBe('ja');
});
