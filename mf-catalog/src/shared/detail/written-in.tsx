import type { Language } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import styles from './detail-page.module.css';

/** Shows a note if a text's language differs from the page's. */
export function WrittenIn({ language }: { language: Language }) {
  const { t } = useTranslation();
  const { language: own } = useLanguage();
  return language === own ? null : <p className={styles.writtenIn}>{t(`common:writtenIn.${language}`)}</p>;
}
