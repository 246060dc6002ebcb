import type { Language } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import type { LazyPart } from './lazy-part.js';

/** Adds a part's texts to the server's instance; in the browser they are loaded with its code. */
export function usePartTexts({ texts }: Pick<LazyPart, 'texts'>): void {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  if (texts && !i18n.hasResourceBundle(language, texts.namespace))
    i18n.addResourceBundle(language, texts.namespace, texts.of[language]);
}
