import { useTranslation } from '@dealership/ui-kit';
import { usePath } from '../site-context.js';
import styles from './header.module.css';

/** Informs staff that they are previewing unpublished content. */
export function PreviewNote() {
  const { t } = useTranslation('shell');
  return (
    <aside className={styles.preview} aria-label={t('preview.label')}>
      <p>{t('preview.text')}</p>
      <a href={usePath()}>{t('preview.leave')}</a>
    </aside>
  );
}
