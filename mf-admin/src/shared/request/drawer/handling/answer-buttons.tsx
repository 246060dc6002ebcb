import { type InboxRequest, RESPONSE_CHANNELS, type ResponseChannel } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import styles from '../../request.module.css';

export interface AnswerButtonsProps {
  request: InboxRequest;
  disabled: boolean;
  onAnswer: (answer: ResponseChannel) => void;
}

/** Records an answer that was given outside of the site. */
export function AnswerButtons({ request, disabled, onAnswer }: AnswerButtonsProps) {
  const { t } = useTranslation('dashboard');
  // Only a test drive has an appointment; confirming one that is requested answers the request, a cancelled one is over.
  const isAppointed = request.kind === 'test_drive' && (request.appointment?.state ?? 'confirmed') === 'confirmed';
  const answers = RESPONSE_CHANNELS.filter((answer) => answer !== 'appointment' || isAppointed);
  return (
    <fieldset className={styles.field} disabled={disabled}>
      <legend>{t('inbox.answeredElsewhere')}</legend>
      <span className={styles.line}>
        {answers.map((answer) => (
          <Button key={answer} disabled={disabled} onClick={() => onAnswer(answer)}>
            {t(`inbox.answer.${answer}`)}
          </Button>
        ))}
      </span>
    </fieldset>
  );
}
