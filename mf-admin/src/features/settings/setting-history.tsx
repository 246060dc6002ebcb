import type { StaffSetting } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { useMoment } from '../../shared/display/use-moment.js';
import styles from './settings-tab.module.css';

interface SettingHistoryProps {
  history: StaffSetting['history'];
  busy: boolean;
  onReturn: (version: number) => void;
}

/** What was published when and by whom; each but the last can be brought back. */
export function SettingHistory({ history, busy, onReturn }: SettingHistoryProps) {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  return (
    <section aria-labelledby="setting-history" className={styles.history}>
      <h3 id="setting-history" className={styles.subtitle}>
        {t('setting.history')}
      </h3>
      {history.length === 0 && <p>{t('setting.never')}</p>}
      <ol className={styles.versions}>
        {history.map(({ version, author, at, returnedTo }, index) => (
          <li key={version} className={styles.version}>
            <span>
              {t('setting.by', { author: author ?? t('setting.somebody'), moment: moment(at) })}
              {returnedTo !== null &&
                ` · ${returnedTo === 0 ? t('setting.standard') : t('setting.returnedTo', { version: returnedTo })}`}
              {' · '}
              {t('setting.version', { version })}
            </span>
            {index > 0 && (
              <Button
                size="small"
                disabled={busy}
                onClick={() => onReturn(version)}
                aria-label={t('setting.returnNamed', { version })}
              >
                {t('setting.return')}
              </Button>
            )}
          </li>
        ))}
        {history.length > 0 && (
          <li className={styles.version}>
            <span>{t('setting.standard')}</span>
            <Button
              size="small"
              disabled={busy}
              onClick={() => onReturn(0)}
              aria-label={`${t('setting.return')}: ${t('setting.standard')}`}
            >
              {t('setting.return')}
            </Button>
          </li>
        )}
      </ol>
    </section>
  );
}
