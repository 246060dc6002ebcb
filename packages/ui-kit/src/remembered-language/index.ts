import { LANGUAGE_COOKIES, LANGUAGE_STORAGE_KEY, type Language, languageCookie } from '@dealership/contracts';

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  } catch (error) {
    console.warn('This browser keeps no settings', error);
  }
}

/** Stores the visitor's language for scripts and for the server. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = languageCookie(language, window.location.protocol === 'https:');
  storeLanguage(language);
}

export const hasLanguageCookie = (): boolean =>
  document.cookie.split('; ').some((cookie) => LANGUAGE_COOKIES.some((name) => cookie.startsWith(`${name}=`)));
