import { useTranslation } from '@dealership/ui-kit';
import { ApiError } from '@dealership/ui-kit/query';

/** The message about a failed call for staff, in their language, with the reason if known. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('dashboard');
  return (error) => {
    if (!(error instanceof ApiError)) return t('errors.network');
    return t([`errors.${error.body?.code}`, error.status >= 500 ? 'errors.server' : 'errors.refused'], { status: error.status });
  };
}
