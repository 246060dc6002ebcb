import { useTranslation } from '@dealership/ui-kit';
import { isUnanswered } from '@dealership/ui-kit/query';
import { Alert } from 'antd';
import { useErrorText } from '../api/use-error-text.js';
import { useResetOnline } from '../api/use-reset-online.js';

export interface DialogFailureProps {
  error: Error | null;
  title: string;
  /** What a repeated call does if nobody knows whether the first one arrived. */
  unanswered: string;
  /** Removes the error. */
  onReset: () => void;
}

/** Why what a dialog asked for was not done, or that nobody knows whether it was. */
export function DialogFailure({ error, title, unanswered, onReset }: DialogFailureProps) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  useResetOnline(error, onReset);
  if (!error) return null;
  if (isUnanswered(error)) return <Alert type="warning" showIcon title={t('errors.unanswered')} description={unanswered} />;
  return <Alert type="error" showIcon title={title} description={errorText(error)} />;
}
