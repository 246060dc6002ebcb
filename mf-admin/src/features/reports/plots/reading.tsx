import { useTranslation } from '@dealership/ui-kit';
import { EmptyState } from '../../../shared/display/feedback/empty-state.js';
import { LoadError } from '../../../shared/display/feedback/load-error.js';

/** Shown in place of data that is loading or failed to load, in the latter case with a retry button. */
export function Waiting({ reading: { error, refetch } }: { reading: { error: unknown; refetch: () => unknown } }) {
  const { t } = useTranslation('dashboard');
  if (!error) return <EmptyState text={t('list.loading')} />;
  return <LoadError error={error} onRetry={() => void refetch()} title={t('figures.failed')} />;
}
