import { useTranslation } from '@dealership/ui-kit';
import { ApiError, isUnanswered } from '@dealership/ui-kit/query';

/** Returns the message for a failed call in the user's language, with the reason if it is known. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('dashboard');
  return (error) => {
    if (!(error instanceof ApiError)) return t(isUnanswered(error) ? 'errors.timeout' : 'errors.network');
    return t([`errors.${error.body?.code}`, error.status >= 500 ? 'errors.server' : 'errors.refused'], { status: error.status });
  };
}
