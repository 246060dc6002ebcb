import type { Language } from '@dealership/contracts';
import { type Texts, useLanguage, useTranslation } from '@dealership/ui-kit';

/**
 * Texts that come with the code of a part, in all languages at once: no page has to know their files. For the part itself; what it
 * contains can ask for the namespace.
 */
export function useOwnTexts(namespace: string, texts: Record<Language, Texts>) {
  const { i18n } = useTranslation();
  const { language } = useLanguage();
  if (!i18n.hasResourceBundle(language, namespace)) i18n.addResourceBundle(language, namespace, texts[language]);
  return useTranslation(namespace);
}
