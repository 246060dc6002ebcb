import { type InboxRequest, MAX_NOTE } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useMoment } from '../../../display/format/use-moment.js';
import styles from '../../request.module.css';

export interface ClockFieldProps {
  request: InboxRequest;
  disabled: boolean;
  /** Whether the reason for a pause is being entered. */
  isOpen: boolean;
  onClose: () => void;
  /** `null` resumes the clock. */
  onPause: (reason: string | null, onSuccess: () => void) => void;
}

/** The deadline for answering a request. Giving a reason pauses the clock. */
export function ClockField({ request, disabled, isOpen, onClose, onPause }: ClockFieldProps) {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const id = useId();
  const [reason, setReason] = useState('');
  const save = () => onPause(reason, onClose);
  if (request.remainingMinutes === null) return null;
  return (
    <>
      <div className={styles.status}>
        {request.pause !== null ? (
          <>
            <p>
              {t('inbox.pausedFor')} <bdi>{request.pause}</bdi>
            </p>
            <Button disabled={disabled} onClick={() => onPause(null, onClose)}>
              {t('inbox.resume')}
            </Button>
          </>
        ) : (
          request.dueAt && <p className={styles.quiet}>{t('inbox.dueAt', { moment: moment(request.dueAt) })}</p>
        )}
      </div>
      {isOpen && request.pause === null && (
        <div className={styles.line}>
          <div className={styles.wide}>
            <label htmlFor={id}>{t('inbox.pauseReason')}</label>
            <Input id={id} dir="auto" maxLength={MAX_NOTE} value={reason} onChange={(event) => setReason(event.target.value)} />
          </div>
          <Button type="primary" disabled={disabled || !reason.trim()} onClick={save}>
            {t('action.save')}
          </Button>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
        </div>
      )}
    </>
  );
}
