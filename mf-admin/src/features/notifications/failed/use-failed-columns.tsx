import type { FailedNotification } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { useJoined } from '../../../shared/display/format/use-joined.js';
import { useMoment } from '../../../shared/display/format/use-moment.js';
import type { Column } from '../../../shared/list/table/rows-table.js';
import { EmailFacts } from '../email-facts.js';
import styles from '../email-facts.module.css';
import { EventName } from '../event-name.js';
import { useEventName } from '../use-event-name.js';
import { reasonsOf } from './reasons-of.js';

/** `busy`: id of the notification that is being resent. */
export function useFailedColumns(
  onResend: (id: string, recipients: string[]) => void,
  busy: string | number | undefined,
): Column<FailedNotification>[] {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const eventName = useEventName();
  const joined = useJoined();
  return [
    { title: t('notification.about'), cell: (row) => <EventName {...row} /> },
    {
      title: t('notification.emails'),
      isWide: true,
      cell: ({ emails }) => emails.map((email) => <EmailFacts key={email.audience} email={email} />),
    },
    {
      title: t('notification.reason'),
      isWide: true,
      cell: ({ reason }) => (
        <div className={styles.email}>
          {reasonsOf(reason).map((name) => (
            <span key={name}>{t(`notification.because.${name}`)}</span>
          ))}
          <bdi dir="ltr" className={styles.quiet}>
            {reason}
          </bdi>
        </div>
      ),
    },
    {
      title: t('notification.failedAt'),
      cell: ({ failedAt, attempts }) => (
        <div className={styles.email}>
          <bdi className={styles.moment}>{moment(failedAt)}</bdi>
          <span className={styles.quiet}>{t('notification.tries', { count: attempts })}</span>
        </div>
      ),
    },
    {
      title: t('list.actions'),
      isEnd: true,
      cell: ({ id, event, about, emails }) => (
        <Button
          loading={busy === id}
          onClick={() =>
            onResend(
              id,
              emails.flatMap(({ state, recipient }) => (state === 'sent' ? [] : recipient)),
            )
          }
          aria-label={t('notification.resendNamed', { name: joined([eventName(event, about), about?.reference ?? id]) })}
        >
          {t('notification.resend')}
        </Button>
      ),
    },
  ];
}
