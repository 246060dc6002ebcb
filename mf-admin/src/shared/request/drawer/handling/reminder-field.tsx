import { DUBAI_OFFSET, dubaiMoment, type InboxChange, type InboxRequest, MAX_NOTE } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useMoment } from '../../../display/format/use-moment.js';
import styles from '../../request.module.css';

export interface ReminderFieldProps {
  request: InboxRequest;
  disabled: boolean;
  /** Whether the reminder is being edited. */
  isOpen: boolean;
  onClose: () => void;
  onChange: (reminder: InboxChange['reminder'], onSuccess: () => void) => void;
}

function ReminderForm({ request: { reminder }, disabled, onClose, onChange }: ReminderFieldProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const [at, setAt] = useState(reminder ? dubaiMoment(new Date(reminder.at)) : '');
  const [note, setNote] = useState(reminder?.note ?? '');
  return (
    <div className={styles.line}>
      <div className={styles.field}>
        <label htmlFor={`${id}-at`}>{t('inbox.remindWhen')}</label>
        <Input id={`${id}-at`} type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
      </div>
      <div className={styles.wide}>
        <label htmlFor={`${id}-note`}>{t('inbox.remindNote')}</label>
        <Input id={`${id}-note`} dir="auto" maxLength={MAX_NOTE} value={note} onChange={(event) => setNote(event.target.value)} />
      </div>
      <Button
        type="primary"
        disabled={disabled || !at}
        onClick={() => onChange({ at: `${at}:00${DUBAI_OFFSET}`, note }, onClose)}
      >
        {t('action.save')}
      </Button>
      <Button onClick={onClose}>{t('action.cancel')}</Button>
    </div>
  );
}

/** When to return to a request, and why. Times are in the showroom's time zone. */
export function ReminderField(props: ReminderFieldProps) {
  const { request, disabled, isOpen, onClose, onChange } = props;
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const { reminder } = request;
  if (isOpen) return <ReminderForm {...props} />;
  if (!reminder) return null;
  return (
    <div className={styles.status}>
      <p className={styles.reminder}>
        {t('inbox.remindedAt', { moment: moment(reminder.at) })} <bdi>{reminder.note}</bdi>
      </p>
      <Button disabled={disabled} onClick={() => onChange(null, onClose)}>
        {t('inbox.reminderDone')}
      </Button>
    </div>
  );
}
