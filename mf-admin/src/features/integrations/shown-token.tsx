import { showToast, useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import styles from './integrations-tab.module.css';

interface ShownTokenProps {
  token: string;
  onClose: () => void;
}

/** A secret that nobody can read again once this is closed. */
export function ShownToken({ token, onClose }: ShownTokenProps) {
  const { t } = useTranslation('dashboard');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token);
      showToast({ kind: 'done', title: t('token.copied') });
    } catch {
      showToast({ kind: 'error', title: t('token.notCopied') });
    }
  };
  return (
    <>
      <p role="status">{t('token.once')}</p>
      <p>
        <code className={styles.secret} dir="ltr">
          {token}
        </code>
      </p>
      <div className={styles.buttons}>
        <Button type="primary" onClick={copy}>
          {t('token.copy')}
        </Button>
        <Button onClick={onClose}>{t('common:close')}</Button>
      </div>
    </>
  );
}
