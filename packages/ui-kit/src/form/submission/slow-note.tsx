import { useTranslation } from '../../i18n/react-i18next.js';
import { useIsSlow } from '../../query/use-is-slow.js';
import styles from './slow-note.module.css';

/** A live region for visitors who wait for an answer longer than usual. */
export function SlowNote({ sending }: { sending: boolean }) {
  const { t } = useTranslation('common');
  const isSlow = useIsSlow(sending);
  return (
    <p role="status" className={styles.slow}>
      {isSlow && t('form.slow')}
    </p>
  );
}
