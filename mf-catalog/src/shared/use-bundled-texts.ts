import type { Language } from '@dealership/contracts';
import { type Texts, useLanguage, useTranslation } from '@dealership/ui-kit';

/**
 * Registers texts that are bundled with a part's code in all languages, so that pages need not load them. Call it in
 * the part itself; its children can use the namespace.
 */
export function useBundledTexts(namespace: string, texts: Record<Language, Texts>) {
  const { i18n } = useTranslation();
  const { language } = useLanguage();
  if (!i18n.hasResourceBundle(language, namespace)) i18n.addResourceBundle(language, namespace, texts[language]);
  return useTranslation(namespace);
}
