import type { Language } from '@dealership/contracts';
import { type Texts, useLanguage, useTranslation } from '@dealership/ui-kit';

/**
 * Texts bundled with a part's code, in all languages: pages need not know their files. For the part itself; its
 * children can use the namespace.
 */
export function useOwnTexts(namespace: string, texts: Record<Language, Texts>) {
  const { i18n } = useTranslation();
  const { language } = useLanguage();
  if (!i18n.hasResourceBundle(language, namespace)) i18n.addResourceBundle(language, namespace, texts[language]);
  return useTranslation(namespace);
}
