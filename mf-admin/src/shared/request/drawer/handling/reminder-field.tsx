import { DUBAI_OFFSET, dubaiDay, dubaiMoment, type InboxChange, type InboxRequest, MAX_NOTE } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Button, Input, type InputRef } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { DateInput } from '../../../form/date-input.js';
import { useClock } from '../../appointments/use-clock.js';
import { ReminderText } from '../../reminder-text.js';
import styles from '../../request.module.css';

export interface ReminderFieldProps {
  request: InboxRequest;
  disabled: boolean;
  onClose: () => void;
  onChange: (reminder: InboxChange['reminder'], onSuccess: () => void) => void;
}

/** When a working day begins. */
const MORNING = '09:00';

/** The usual moments, by their name, as days ahead of today. */
function presets(today: string) {
  const weekday = new Date(today).getUTCDay();
  // The next Monday.
  return { tomorrow: 1, threeDays: 3, nextWeek: (8 - weekday) % 7 || 7 };
}

function Presets({ chosen, onChoose }: { chosen: string; onChoose: (at: string) => void }) {
  const { t } = useTranslation('dashboard');
  const { time } = useClock();
  const now = new Date();
  return (
    <div className={`${styles.line} ${styles.presets}`}>
      {Object.entries(presets(dubaiDay(now))).map(([name, ahead]) => {
        const at = `${dubaiDay(now, ahead)}T${MORNING}`;
        return (
          <Button key={name} size="small" aria-pressed={at === chosen} onClick={() => onChoose(at)}>
            {t(`inbox.remindPreset.${name}`, { time: time(MORNING) })}
          </Button>
        );
      })}
    </div>
  );
}

/** Sets when to return to a request, and why. Times are in the showroom's time zone. */
export function ReminderForm({ request: { reminder }, disabled, onClose, onChange }: ReminderFieldProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const [at, setAt] = useState(reminder ? dubaiMoment(new Date(reminder.at)) : '');
  const [note, setNote] = useState(reminder?.note ?? '');
  const noteInput = useRef<InputRef>(null);
  const panel = useRef<HTMLFieldSetElement>(null);
  // It opens below its button, which may be the last thing in view.
  useEffect(() => {
    panel.current?.scrollIntoView?.({ block: 'nearest' });
    panel.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  const choose = (moment: string) => {
    setAt(moment);
    noteInput.current?.focus();
  };
  const save = () => onChange({ at: `${at}:00${DUBAI_OFFSET}`, note }, onClose);
  return (
    <fieldset ref={panel} className={styles.panel}>
      <legend>{t(reminder ? 'inbox.changeReminder' : 'inbox.remind')}</legend>
      <Presets chosen={at} onChoose={choose} />
      <div className={styles.line}>
        <div className={styles.field}>
          <label htmlFor={`${id}-at`}>{t('inbox.remindWhen')}</label>
          <DateInput id={`${id}-at`} type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
        </div>
        <div className={styles.wide}>
          <label htmlFor={`${id}-note`}>{t('inbox.remindNote')}</label>
          <Input
            ref={noteInput}
            id={`${id}-note`}
            dir="auto"
            maxLength={MAX_NOTE}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            onPressEnter={() => at && !disabled && save()}
          />
        </div>
        <span className={styles.buttons}>
          <Button type="primary" disabled={disabled || !at} onClick={save}>
            {t('action.save')}
          </Button>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
        </span>
      </div>
    </fieldset>
  );
}

/** When staff return to a request, and why. */
export function ReminderField({ request: { reminder }, disabled, onClose, onChange }: ReminderFieldProps) {
  const { t } = useTranslation('dashboard');
  if (!reminder) return null;
  return (
    <div className={styles.status}>
      <p>
        <ReminderText reminder={reminder} />
      </p>
      <Button disabled={disabled} onClick={() => onChange(null, onClose)}>
        {t('inbox.reminderDone')}
      </Button>
    </div>
  );
}
