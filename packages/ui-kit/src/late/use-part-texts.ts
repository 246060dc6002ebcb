import type { Language } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import type { LatePart } from './late-part.js';

/** On the server a part's texts join those that the page is rendered with; in the browser they have come with its code. */
export function usePartTexts({ texts }: Pick<LatePart, 'texts'>): void {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  if (texts && !i18n.hasResourceBundle(language, texts.namespace))
    i18n.addResourceBundle(language, texts.namespace, texts.of[language]);
}
