import { useTranslation } from '../../i18n/react-i18next.js';
import { Button } from '../controls/button.js';
import styles from './content-unavailable.module.css';
import { StatusPanel } from './status-panel.js';
import { useConnection } from './use-connection.js';

export interface ContentUnavailableProps {
  /** Loads the content again; also called when the connection returns. By default, the page is reloaded. */
  onRetry?: () => void;
}

const reload = () => window.location.reload();

/** Placeholder for content that failed to load or crashed. */
export function ContentUnavailable({ onRetry = reload }: ContentUnavailableProps) {
  const { t } = useTranslation('common');
  const isOnline = useConnection(onRetry);
  return (
    <div className={styles.place} data-part-unavailable="">
      {isOnline ? (
        <StatusPanel title={t('contentUnavailable.title')} text={t('contentUnavailable.text')} role="alert">
          <Button onClick={reload}>{t('contentUnavailable.reload')}</Button>
        </StatusPanel>
      ) : (
        <StatusPanel title={t('offline.title')} text={t('offline.text')} role="alert">
          <Button onClick={onRetry}>{t('retry')}</Button>
        </StatusPanel>
      )}
    </div>
  );
}
