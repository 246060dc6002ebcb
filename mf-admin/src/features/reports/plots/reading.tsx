import { useTranslation } from '@dealership/ui-kit';
import { LoadError } from '../../../shared/display/feedback/load-error.js';
import { LoadingLines } from '../../../shared/display/feedback/loading-lines.js';

/** Shown in place of data that is loading or failed to load, in the latter case with a retry button. */
export function Waiting({ reading: { error, refetch } }: { reading: { error: unknown; refetch: () => unknown } }) {
  const { t } = useTranslation('dashboard');
  if (!error) return <LoadingLines />;
  return <LoadError error={error} onRetry={() => void refetch()} title={t('figures.failed')} />;
}
