import { useTranslation } from '@dealership/ui-kit';
import { Alert, Button } from 'antd';
import { useErrorText } from '../../shared/api/use-error-text.js';
import type { Part } from './privacy-api.js';
import styles from './privacy-tab.module.css';

export interface SilentPartProps {
  part: Part;
  error: unknown;
  onRetry: () => void;
}

/** A part that did not say what it knows. */
export function SilentPart({ part, error, onRetry }: SilentPartProps) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  return (
    <Alert
      type="error"
      showIcon
      className={styles.wide}
      title={t('privacy.notSearched', { part: t(`privacy.part.${part}`) })}
      description={errorText(error)}
      action={<Button onClick={onRetry}>{t('list.retry')}</Button>}
    />
  );
}
