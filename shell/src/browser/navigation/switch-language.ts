import { type Language, type LocalizedText, languageSettings, localize } from '@dealership/contracts';
import { i18n, loadTexts } from '@dealership/ui-kit';
import { rememberLanguage } from '@dealership/ui-kit/remembered-language';
import { loadFonts } from '../fonts.js';
import { pageMounted } from './page-mounted.js';

/**
 * Translates the page in place, but only after hydration, because the first client render must match the server's.
 * Loads the texts first and then switches direction and fonts, so that the page is never half translated. `siteName`:
 * the dealer's name, which ends every title. Throws, and changes nothing, if a text cannot be loaded.
 */
export async function switchLanguage(language: Language, siteName: LocalizedText): Promise<void> {
  await pageMounted();
  await Promise.all([loadTexts(language), loadFonts(language)]);
  // First, because head tags are updated as soon as the texts change.
  document.documentElement.dataset.siteName = localize(siteName, language);
  await i18n.changeLanguage(language);
  const { direction } = languageSettings(language);
  Object.assign(document.documentElement, { lang: language, dir: direction });
  rememberLanguage(language);
}
