import type { Language } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import styles from './detail-page.module.css';

/** Says quietly that a text is in another language than its page; nothing where it is not. */
export function WrittenIn({ language }: { language: Language }) {
  const { t } = useTranslation();
  const { language: own } = useLanguage();
  return language === own ? null : <p className={styles.writtenIn}>{t(`common:writtenIn.${language}`)}</p>;
}
