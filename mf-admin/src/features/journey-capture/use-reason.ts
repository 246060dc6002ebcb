import { useTranslation } from '@dealership/ui-kit';
import { ApiError } from '@dealership/ui-kit/query';
import { validationText } from '../../shared/api/staff-api.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { FileTooLarge } from './sending/send-queue.js';

/** Why an item was rejected. Queued items have no fields to highlight, so the first message is used. */
export function useReason(): (error: unknown) => string {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  return (error) => {
    if (error instanceof FileTooLarge) return t('validation.journeyFileSize');
    const [first] = (error instanceof ApiError && error.body?.errors) || [];
    const text = first && validationText(first.message);
    return text ? t(text) : errorText(error);
  };
}
