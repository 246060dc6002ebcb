import { useTranslation } from '@dealership/ui-kit';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { useErrorText } from '../../api/use-error-text.js';

export interface LoadErrorProps {
  error: unknown;
  onRetry: () => void;
  /** Names the missing content if part of a page could not be loaded. */
  title?: string;
  className?: string;
  /** Further actions beside "Try again". */
  children?: ReactNode;
}

/** Shown in place of content that could not be loaded: the reason, and a retry button. */
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
