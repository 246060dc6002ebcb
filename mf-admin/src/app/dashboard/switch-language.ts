import type { Language } from '@dealership/contracts';
import { rememberLanguage } from '@dealership/ui-kit/remembered-language';

/** Remembers the choice and asks for the document in that language, with the fonts and the direction that belong to it. */
export function switchLanguage(language: Language): void {
  rememberLanguage(language);
  window.location.reload();
}
