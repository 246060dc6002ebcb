import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/react-i18next.js';
import styles from './slow-note.module.css';

/** How long sending usually takes at most. */
const USUAL_MS = 5000;

/** A live region for visitors who wait for an answer longer than usual. */
export function SlowNote({ sending }: { sending: boolean }) {
  const { t } = useTranslation('common');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!sending) return;
    const timer = setTimeout(() => setSlow(true), USUAL_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [sending]);
  return (
    <p role="status" className={styles.slow}>
      {isSlow && t('form.slow')}
    </p>
  );
}
