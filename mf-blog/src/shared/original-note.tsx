import type { Language } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';

/** Says that a text is in another language than its page; nothing where it is not. */
export function OriginalNote({ language }: { language: Language }) {
  const { t } = useTranslation();
  const { language: own } = useLanguage();
  return language === own ? null : <span>{t(`common:writtenIn.${language}`)}</span>;
}
