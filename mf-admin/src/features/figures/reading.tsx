import { useTranslation } from '@dealership/ui-kit';
import { Alert, Button } from 'antd';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { Nothing } from '../../shared/display/nothing.js';

/** A reading whose data is not there: on its way, or with what can be done about it. */
export function Waiting({ reading: { error, refetch } }: { reading: { error: unknown; refetch: () => unknown } }) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  if (!error) return <Nothing text={t('list.loading')} />;
  return (
    <Alert
      type="error"
      showIcon
      title={t('figures.failed')}
      description={errorText(error)}
      action={<Button onClick={() => refetch()}>{t('list.retry')}</Button>}
    />
  );
}
