import type { Language } from '@dealership/contracts';
import { rememberLanguage } from '@dealership/ui-kit/remembered-language';

/** Saves the choice and reloads the document in that language, with its fonts and direction. */
export function switchLanguage(language: Language): void {
  rememberLanguage(language);
  window.location.reload();
}
