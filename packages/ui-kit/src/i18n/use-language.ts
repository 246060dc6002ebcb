import { type Language, languageSettings } from '@dealership/contracts';
import { useTranslation } from './react-i18next.js';

/** The current language, with its locale (for Intl) and direction. */
export function useLanguage() {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  const { locale, direction } = languageSettings(language);
  return { language, locale, direction };
}
