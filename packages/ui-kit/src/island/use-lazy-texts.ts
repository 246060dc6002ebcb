import type { Language } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import type { LazyComponent } from './lazy-component.js';

/** Adds a lazy component's texts to the server's instance; in the browser they are loaded with its code. */
export function useLazyTexts({ texts }: Pick<LazyComponent, 'texts'>): void {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  if (texts && !i18n.hasResourceBundle(language, texts.namespace))
    i18n.addResourceBundle(language, texts.namespace, texts.of[language]);
}
