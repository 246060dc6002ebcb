import { LANGUAGE_STORAGE_KEY, type Language } from '@dealership/contracts';

const YEAR_SECONDS = 365 * 24 * 3600;

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  } catch (error) {
    console.warn('This browser keeps no settings', error);
  }
}

/** Remembers the visitor's language where scripts look for it and where the server does. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${LANGUAGE_STORAGE_KEY}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  storeLanguage(language);
}

export const hasLanguageCookie = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${LANGUAGE_STORAGE_KEY}=`));
