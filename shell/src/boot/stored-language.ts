import { isLanguage, LANGUAGE_STORAGE_KEY } from '@dealership/contracts';
import { hasLanguageCookie, rememberLanguage, storeLanguage } from '@dealership/ui-kit/remembered-language';

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_STORAGE_KEY);
  } catch {
    return null;
  }
}

/**
 * True where only local storage knows the visitor's language and the server rendered another one. The cookie is set then: reloading the
 * document shows the right one. Otherwise the language that was rendered is stored.
 */
export function needsOtherLanguage(rendered: string): boolean {
  const stored = storedLanguage();
  if (!isLanguage(rendered)) return false;
  if (hasLanguageCookie() || !isLanguage(stored) || stored === rendered) {
    storeLanguage(rendered);
    return false;
  }
  rememberLanguage(stored);
  // A browser that refuses cookies would reload for ever.
  return hasLanguageCookie();
}
