import { useTranslation } from '../../i18n/react-i18next.js';
import { Button } from '../controls/button.js';
import styles from './content-unavailable.module.css';
import { StatusPanel } from './status-panel.js';

/** Placeholder for content that failed to load or crashed. */
export function ContentUnavailable() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.place} data-part-unavailable="">
      <StatusPanel title={t('contentUnavailable.title')} text={t('contentUnavailable.text')} role="alert">
        <Button onClick={() => window.location.reload()}>{t('contentUnavailable.reload')}</Button>
      </StatusPanel>
    </div>
  );
}
