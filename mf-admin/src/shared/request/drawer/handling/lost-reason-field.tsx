import { lostReasonText } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { useId, useState } from 'react';
import styles from '../../request.module.css';
import { LostReasonInput } from './lost-reason-input.js';

export interface LostReasonFieldProps {
  /** The stored reason. */
  lostReason: string | null;
  /** Whether a reason is being entered: a request counts as lost only once one is given. */
  isOpen: boolean;
  isSaving: boolean;
  onLose: (lostReason: string) => void;
  onCancel: () => void;
}

export function LostReasonField({ lostReason, isOpen, isSaving, onLose, onCancel }: LostReasonFieldProps) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const id = useId();
  const [reason, setReason] = useState('');
  const lose = () => onLose(reason);
  if (!isOpen && lostReason === null) return null;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('inbox.lostReason')}</label>
      {isOpen ? (
        <span className={styles.line}>
          <LostReasonInput id={id} value={reason} onChange={setReason} onLose={lose} />
          <Button type="primary" loading={isSaving} disabled={!reason.trim()} onClick={lose}>
            {t('inbox.lose')}
          </Button>
          <Button onClick={onCancel}>{t('action.cancel')}</Button>
        </span>
      ) : (
        <output id={id} dir="auto">
          {lostReason && lostReasonText(lostReason, language)}
        </output>
      )}
    </div>
  );
}
