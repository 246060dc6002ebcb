import { LANGUAGE_STORAGE_KEY, type Language } from '@dealership/contracts';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Remembers the choice and asks for the document in that language, with the fonts and the direction that belong to it. */
export function switchLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${LANGUAGE_STORAGE_KEY}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  window.location.reload();
}
