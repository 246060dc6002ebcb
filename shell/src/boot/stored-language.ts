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
 * Returns true if only local storage contains the visitor's language and the server rendered another one. In that case
 * it sets the cookie, so that a reload shows the right language; otherwise it stores the rendered language.
 */
export function needsOtherLanguage(rendered: string): boolean {
  const stored = storedLanguage();
  if (!isLanguage(rendered)) return false;
  if (hasLanguageCookie() || !isLanguage(stored) || stored === rendered) {
    storeLanguage(rendered);
    return false;
  }
  rememberLanguage(stored);
  // Without this check, a browser that refuses cookies would reload forever.
  return hasLanguageCookie();
}
