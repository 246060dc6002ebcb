import { useTranslation } from '@dealership/ui-kit';
import { Alert, Button, Typography } from 'antd';
import styles from './second-factor.module.css';

/** The recovery codes. They are shown only once, to be copied or written down. */
export function RecoveryCodesList({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <Alert type="warning" showIcon title={t('factor.recoveryTitle')} description={t('factor.recoveryText')} />
      <ul className={styles.codes} dir="ltr" aria-label={t('factor.recovery')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Typography.Text copyable={{ text: codes.join('\n') }}>{t('factor.copy')}</Typography.Text>
        <Button type="primary" onClick={onDone}>
          {t('factor.kept')}
        </Button>
      </div>
    </>
  );
}
