import { ERASED_RECIPIENT, type RecordedEmail } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { useJoined } from '../../../shared/display/format/use-joined.js';
import { useMoment } from '../../../shared/display/format/use-moment.js';
import type { Column } from '../../../shared/list/table/rows-table.js';
import { EmailFacts } from '../email-facts.js';
import styles from '../email-facts.module.css';
import { EventName } from '../event-name.js';
import { useEventName } from '../use-event-name.js';

/** `busy`: number of the e-mail that is being resent. */
export function useEmailColumns(
  onResend: (id: number, recipients: string[]) => void,
  busy: string | number | undefined,
): Column<RecordedEmail>[] {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const eventName = useEventName();
  const joined = useJoined();
  return [
    { title: t('notification.about'), cell: (row) => <EventName {...row} /> },
    { title: t('notification.emails'), isWide: true, cell: (email) => <EmailFacts email={email} /> },
    {
      title: t('notification.written'),
      cell: ({ createdAt, attempts, sentAt }) => (
        <div className={styles.email}>
          <bdi className={styles.moment} title={sentAt ? `${t('notification.sentAt')} ${moment(sentAt)}` : undefined}>
            {moment(createdAt)}
          </bdi>
          {attempts > 1 && <span className={styles.quiet}>{t('notification.tries', { count: attempts })}</span>}
        </div>
      ),
    },
    {
      title: t('notification.sentAt'),
      from: 'xxl',
      cell: ({ sentAt }) => <bdi className={styles.moment}>{sentAt ? moment(sentAt) : '—'}</bdi>,
    },
    {
      title: t('list.actions'),
      isEnd: true,
      cell: ({ id, event, about, state, recipient }) =>
        state === 'sent' &&
        recipient !== ERASED_RECIPIENT && (
          <Button
            type="text"
            loading={busy === id}
            onClick={() => onResend(id, [recipient])}
            aria-label={t('notification.resendNamed', { name: joined([eventName(event, about), about?.reference, recipient]) })}
          >
            {t('notification.resend')}
          </Button>
        ),
    },
  ];
}
