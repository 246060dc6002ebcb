import { DUBAI_OFFSET, dubaiMoment, type InboxChange, type InboxRequest } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useMoment } from '../../shared/display/use-moment.js';
import styles from './inbox.module.css';

export interface ReminderFieldProps {
  request: InboxRequest;
  disabled: boolean;
  onChange: (reminder: InboxChange['reminder'], onSuccess: () => void) => void;
}

/** When to return to a request, and why. Times are in the showroom's time zone. */
export function ReminderField({ request: { reminder }, disabled, onChange }: ReminderFieldProps) {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState('');
  const [note, setNote] = useState('');
  const begin = () => {
    setAt(reminder ? dubaiMoment(new Date(reminder.at)) : '');
    setNote(reminder?.note ?? '');
    setOpen(true);
  };
  const close = () => setOpen(false);
  const save = () => onChange({ at: `${at}:00${DUBAI_OFFSET}`, note }, close);
  if (!isOpen)
    return (
      <div className={styles.line}>
        {reminder && (
          <p className={styles.reminder}>
            {t('inbox.remindedAt', { moment: moment(reminder.at) })} <bdi>{reminder.note}</bdi>
          </p>
        )}
        <Button disabled={disabled} onClick={begin}>
          {t(reminder ? 'inbox.changeReminder' : 'inbox.remind')}
        </Button>
        {reminder && (
          <Button disabled={disabled} onClick={() => onChange(null, close)}>
            {t('inbox.reminderDone')}
          </Button>
        )}
      </div>
    );
  return (
    <div className={styles.line}>
      <div className={styles.field}>
        <label htmlFor={`${id}-at`}>{t('inbox.remindWhen')}</label>
        <Input id={`${id}-at`} type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
      </div>
      <div className={styles.wide}>
        <label htmlFor={`${id}-note`}>{t('inbox.remindNote')}</label>
        <Input id={`${id}-note`} dir="auto" maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
      </div>
      <Button type="primary" disabled={disabled || !at} onClick={save}>
        {t('action.save')}
      </Button>
      <Button onClick={close}>{t('action.cancel')}</Button>
    </div>
  );
}
