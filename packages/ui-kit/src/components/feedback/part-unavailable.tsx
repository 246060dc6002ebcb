import { useTranslation } from '../../i18n/react-i18next.js';
import { Button } from '../controls/button.js';
import styles from './part-unavailable.module.css';
import { StatusPanel } from './status-panel.js';

/** Placeholder for a part of the site that failed to load or crashed. */
export function PartUnavailable() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.place} data-part-unavailable="">
      <StatusPanel title={t('partUnavailable.title')} text={t('partUnavailable.text')} role="alert">
        <Button onClick={() => window.location.reload()}>{t('partUnavailable.reload')}</Button>
      </StatusPanel>
    </div>
  );
}
