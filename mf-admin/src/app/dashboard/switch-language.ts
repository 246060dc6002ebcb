import { LANGUAGE_STORAGE_KEY, type Language, languageCookie } from '@dealership/contracts';

/** Remembers the choice and asks for the document in that language, with the fonts and the direction that belong to it. */
export function switchLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = languageCookie(language, window.location.protocol === 'https:');
  localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  window.location.reload();
}
