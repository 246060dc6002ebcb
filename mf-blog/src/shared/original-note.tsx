import type { Language } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';

/** Shows a note if a text's language differs from the page's. */
export function OriginalNote({ language }: { language: Language }) {
  const { t } = useTranslation();
  const { language: own } = useLanguage();
  return language === own ? null : <span>{t(`common:writtenIn.${language}`)}</span>;
}
