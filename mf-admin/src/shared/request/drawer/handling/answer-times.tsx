import type { InboxRequest } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useMoment } from '../../../display/format/use-moment.js';
import styles from '../../request.module.css';

export interface AnswerTimesProps {
  request: InboxRequest;
  /** Whether staff entered the request: they spoke with its customer, so no answer is missing. */
  isEntered: boolean;
}

/** That the wait ended without an answer, and when an answer failed to arrive or the customer replied. */
export function AnswerTimes({ request, isEntered }: AnswerTimesProps) {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  return (
    <div className={styles.times}>
      {request.answeredAt && !isEntered && !request.answer && !request.undeliveredAt && (
        <p className={styles.quiet}>{t('inbox.notAnswered', { moment: moment(request.answeredAt) })}</p>
      )}
      {request.undeliveredAt && <p>{t('inbox.undelivered', { moment: moment(request.undeliveredAt) })}</p>}
      {request.customerRepliedAt && <p>{t('inbox.asked', { moment: moment(request.customerRepliedAt) })}</p>}
    </div>
  );
}
