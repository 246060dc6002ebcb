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

it('stores the language that the server found for the visitor', () => {
  expect(needsOtherLanguage('ja')).toBe(false);
  expect(stored()).toBe('ja');
});

it('replaces what is no language of the site', () => {
  localStorage.setItem(LANGUAGE_STORAGE_KEY, '"><script>');
  expect(needsOtherLanguage('en')).toBe(false);
  expect(stored()).toBe('en');
});

it('asks for the stored language where its cookie is lost, with a new cookie', () => {
  localStorage.setItem(LANGUAGE_STORAGE_KEY, 'ar');
  expect(needsOtherLanguage('en')).toBe(true);
  expect(document.cookie).toBe('lang=ar');
});

it('follows the cookie where both are there', () => {
  localStorage.setItem(LANGUAGE_STORAGE_KEY, 'ar');
  setCookie('ja');
  expect(needsOtherLanguage('ja')).toBe(false);
  expect(stored()).toBe('ja');
});

it('asks for nothing where the browser keeps no cookies', () => {
  localStorage.setItem(LANGUAGE_STORAGE_KEY, 'ar');
  const cookies = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  expect(needsOtherLanguage('en')).toBe(false);
  cookies.mockRestore();
});
