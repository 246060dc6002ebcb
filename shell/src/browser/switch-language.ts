import { type Language, type LocalizedText, languageSettings, localize } from '@dealership/contracts';
import { i18n } from '@dealership/ui-kit';
import { rememberLanguage } from '@dealership/ui-kit/remembered-language';
import { loadFonts } from './fonts.js';
import { pageMounted } from './page-mounted.js';

/**
 * Translates the page in place after hydration: the first client render must match the server's. Texts first, then
 * direction and fonts, so that no half-translated page shows. `siteName`: the dealer's, which every title ends with.
 */
export async function switchLanguage(language: Language, siteName: LocalizedText): Promise<void> {
  await pageMounted();
  // Head tags update as soon as the texts change.
  document.documentElement.dataset.siteName = localize(siteName, language);
  await Promise.all([i18n.changeLanguage(language), loadFonts(language)]);
  const { direction } = languageSettings(language);
  Object.assign(document.documentElement, { lang: language, dir: direction });
  rememberLanguage(language);
}
