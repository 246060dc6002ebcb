import { showToast, useTranslation } from '@dealership/ui-kit';
import { isUnanswered } from '@dealership/ui-kit/query';
import { useErrorText } from './use-error-text.js';

/** Reports that a call with an idempotency key failed; one without an answer may have been done, and can be repeated. */
export function useKeyedFailure(): (title: string, error: unknown) => void {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  return (title, error) =>
    showToast({
      kind: 'error',
      ...(isUnanswered(error)
        ? { title: t('errors.unanswered'), text: t('errors.unansweredText') }
        : { title, text: errorText(error) }),
    });
}
