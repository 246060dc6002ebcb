import type { InboxRequest } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useMoment } from '../display/format/use-moment.js';
import styles from './request.module.css';

/** When staff return to a request, and why, if they wrote it down. */
export function ReminderText({ reminder: { at, note } }: { reminder: NonNullable<InboxRequest['reminder']> }) {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  return (
    <span className={styles.reminder}>
      {t('inbox.remindedAt', { moment: moment(at) })}
      {note && (
        <>
          {' · '}
          <bdi>{note}</bdi>
        </>
      )}
    </span>
  );
}
