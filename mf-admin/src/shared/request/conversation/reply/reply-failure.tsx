import { useTranslation } from '@dealership/ui-kit';
import { isUnanswered } from '@dealership/ui-kit/query';
import { Alert } from 'antd';
import { callErrorsOf } from '../../../api/staff-api.js';
import { useErrorText } from '../../../api/use-error-text.js';

/** Why a reply was not sent, or that nobody knows whether it was. */
export function ReplyFailure({ error }: { error: Error }) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  if (isUnanswered(error)) return <Alert type="warning" showIcon title={t('conversation.unanswered')} />;
  const invalid = callErrorsOf(error, t).flatMap(({ errors }) => errors);
  return (
    <Alert
      type="error"
      showIcon
      title={
        <>
          <strong>{t('conversation.notSent')}</strong> <span>{invalid.join(' ') || errorText(error)}</span>
        </>
      }
    />
  );
}
