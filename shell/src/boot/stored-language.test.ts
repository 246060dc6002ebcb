import { LANGUAGE_STORAGE_KEY } from '@dealership/contracts';
import { beforeEach, expect, it, jest } from '@jest/globals';
import { needsOtherLanguage } from './stored-language.js';

const stored = () => localStorage.getItem(LANGUAGE_STORAGE_KEY);
const setCookie = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it.
  document.cookie = `${LANGUAGE_STORAGE_KEY}=${value}`;
};

beforeEach(() => {
  localStorage.clear();
  setCookie('; max-age=0');
});

it('stores the language that the server chose', () => {
  expect(needsOtherLanguage('ja')).toBe(false);
  expect(stored()).toBe('ja');
});

it('replaces an unsupported stored language', () => {
  localStorage.setItem(LANGUAGE_STORAGE_KEY, '"><script>');
  expect(needsOtherLanguage('en')).toBe(false);
  expect(stored()).toBe('en');
});

it('asks for a reload in the stored language if the cookie is missing, and sets it', () => {
  localStorage.setItem(LANGUAGE_STORAGE_KEY, 'ar');
  expect(needsOtherLanguage('en')).toBe(true);
  expect(document.cookie).toBe('lang=ar');
});

it('prefers the cookie to local storage', () => {
  localStorage.setItem(LANGUAGE_STORAGE_KEY, 'ar');
  setCookie('ja');
  expect(needsOtherLanguage('ja')).toBe(false);
  expect(stored()).toBe('ja');
});

it('does not reload if the browser refuses cookies', () => {
  localStorage.setItem(LANGUAGE_STORAGE_KEY, 'ar');
  const cookies = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  expect(needsOtherLanguage('en')).toBe(false);
  cookies.mockRestore();
});
