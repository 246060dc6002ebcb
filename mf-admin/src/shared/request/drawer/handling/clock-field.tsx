import { type InboxRequest, MAX_NOTE } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useMoment } from '../../../display/format/use-moment.js';
import styles from '../../request.module.css';

export interface ClockFieldProps {
  request: InboxRequest;
  disabled: boolean;
  onResume: () => void;
}

/** The deadline for answering a request, or why its clock is paused. */
export function ClockField({ request, disabled, onResume }: ClockFieldProps) {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  if (request.remainingMinutes === null) return null;
  return (
    <div className={styles.status}>
      {request.pause !== null ? (
        <>
          <p>
            {t('inbox.pausedFor')} <bdi>{request.pause}</bdi>
          </p>
          <Button disabled={disabled} onClick={onResume}>
            {t('inbox.resume')}
          </Button>
        </>
      ) : (
        request.dueAt && <p className={styles.quiet}>{t('inbox.dueAt', { moment: moment(request.dueAt) })}</p>
      )}
    </div>
  );
}

export interface PauseFormProps {
  disabled: boolean;
  onClose: () => void;
  onPause: (reason: string) => void;
}

/** Giving a reason pauses the clock. */
export function PauseForm({ disabled, onClose, onPause }: PauseFormProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const [reason, setReason] = useState('');
  return (
    <div className={styles.line}>
      <div className={styles.wide}>
        <label htmlFor={id}>{t('inbox.pauseReason')}</label>
        <Input id={id} dir="auto" maxLength={MAX_NOTE} value={reason} onChange={(event) => setReason(event.target.value)} />
      </div>
      <span className={styles.buttons}>
        <Button type="primary" disabled={disabled || !reason.trim()} onClick={() => onPause(reason)}>
          {t('action.save')}
        </Button>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
      </span>
    </div>
  );
}
