import type { RecordedEmail } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useMoment } from '../../shared/display/use-moment.js';
import type { Column } from '../../shared/table/rows-table.js';
import { EmailFacts } from './email-facts.js';
import styles from './email-facts.module.css';
import { EventName } from './event-name.js';

export function useEmailColumns(): Column<RecordedEmail>[] {
  const { t } = useTranslation('desk');
  const { moment } = useMoment();
  return [
    { title: t('notification.about'), cell: (row) => <EventName {...row} /> },
    { title: t('notification.emails'), isWide: true, cell: (email) => <EmailFacts email={email} /> },
    {
      title: t('notification.written'),
      cell: ({ createdAt, attempts }) => (
        <div className={styles.email}>
          <bdi className={styles.moment}>{moment(createdAt)}</bdi>
          <span className={styles.quiet}>{t('notification.tries', { count: attempts })}</span>
        </div>
      ),
    },
    {
      title: t('notification.sentAt'),
      from: 'md',
      cell: ({ sentAt }) => <bdi className={styles.moment}>{sentAt ? moment(sentAt) : '—'}</bdi>,
    },
  ];
}
