import { type Language, type LocalizedText, languageSettings, localize } from '@dealership/contracts';
import { i18n } from '@dealership/ui-kit';
import { rememberLanguage } from '@dealership/ui-kit/remembered-language';
import { loadFonts } from './fonts.js';
import { pageMounted } from './page-mounted.js';

/**
 * Translates the page in place, once it is hydrated: the first rendering in the browser is always the one that the server made.
 * Texts first, then direction and fonts, so that nothing shows half translated. `siteName`: the dealer's, which every title ends with.
 */
export async function switchLanguage(language: Language, siteName: LocalizedText): Promise<void> {
  await pageMounted();
  // Heads are written as soon as the texts change.
  document.documentElement.dataset.siteName = localize(siteName, language);
  await Promise.all([i18n.changeLanguage(language), loadFonts(language)]);
  const { direction } = languageSettings(language);
  Object.assign(document.documentElement, { lang: language, dir: direction });
  rememberLanguage(language);
}
