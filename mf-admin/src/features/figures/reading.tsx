import { useTranslation } from '@dealership/ui-kit';
import { LoadError } from '../../shared/display/load-error.js';
import { Nothing } from '../../shared/display/nothing.js';

/** A reading whose data is not there: on its way, or with what can be done about it. */
export function Waiting({ reading: { error, refetch } }: { reading: { error: unknown; refetch: () => unknown } }) {
  const { t } = useTranslation('dashboard');
  if (!error) return <Nothing text={t('list.loading')} />;
  return <LoadError error={error} onRetry={() => void refetch()} title={t('figures.failed')} />;
}
