import type { Language } from '@dealership/contracts';
import { useTranslation } from './react-i18next.js';
import { useLanguage } from './use-language.js';

/** Shows a note if a text's language differs from the page's. */
export function WrittenIn({ language, className }: { language: Language; className?: string | undefined }) {
  const { t } = useTranslation('common');
  const { language: own } = useLanguage();
  return language === own ? null : <span className={className}>{t(`writtenIn.${language}`)}</span>;
}
