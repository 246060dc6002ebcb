import { showToast, useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import styles from './shown-secret.module.css';

interface ShownSecretProps {
  secret: string;
  /** Instructions for using the secret. */
  text: string;
  copyText: string;
  onClose: () => void;
}

/** Shows a secret that cannot be displayed again after closing. */
export function ShownSecret({ secret, text, copyText, onClose }: ShownSecretProps) {
  const { t } = useTranslation('dashboard');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      showToast({ kind: 'success', title: t('token.copied') });
    } catch {
      showToast({ kind: 'error', title: t('token.notCopied') });
    }
  };
  return (
    <>
      <p role="status">{text}</p>
      <p>
        <code className={styles.secret} dir="ltr">
          {secret}
        </code>
      </p>
      <div className={styles.buttons}>
        <Button type="primary" onClick={copy}>
          {copyText}
        </Button>
        <Button onClick={onClose}>{t('common:close')}</Button>
      </div>
    </>
  );
}
