import { useTranslation } from '@dealership/ui-kit';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { useErrorText } from '../api/use-error-text.js';

export interface LoadErrorProps {
  error: unknown;
  onRetry: () => void;
  /** Names the part of a page that failed to load. */
  title?: string;
  className?: string;
  /** Further actions beside "Try again". */
  children?: ReactNode;
}

/** Shown in place of content that failed to load: the reason and a retry button. */
export function LoadError({ error, onRetry, title, className, children }: LoadErrorProps) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  return (
    <Alert
      type="error"
      showIcon
      className={className}
      title={title ?? t('list.failed')}
      description={errorText(error)}
      action={
        <>
          <Button onClick={onRetry}>{t('list.retry')}</Button>
          {children}
        </>
      }
    />
  );
}
