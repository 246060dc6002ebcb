import { useTranslation } from '@dealership/ui-kit';
import { ApiError } from '@dealership/ui-kit/query';

/** What staff read about a call that failed, in their language: the reason where it is known. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('dashboard');
  return (error) => {
    if (!(error instanceof ApiError)) return t('errors.network');
    return t([`errors.${error.body?.code}`, error.status >= 500 ? 'errors.server' : 'errors.refused'], { status: error.status });
  };
}
