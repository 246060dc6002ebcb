import { LOST_REASONS, localize, MAX_NOTE } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Input } from 'antd';
import { useState } from 'react';
import { NativeSelect } from '../../../display/native-select.js';
import styles from '../../request.module.css';

export interface LostReasonInputProps {
  id: string;
  value: string;
  onChange: (reason: string) => void;
  /** Called by Enter, once there is a reason. */
  onLose: () => void;
}

const OTHER = 'other';

/** The reason without which a request cannot be marked as lost: a usual one, or another in words. */
export function LostReasonInput({ id, value, onChange, onLose }: LostReasonInputProps) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const [isOther, setOther] = useState(false);
  return (
    <>
      <NativeSelect
        id={id}
        autoFocus
        value={isOther ? OTHER : value}
        options={[
          { value: '', label: t('inbox.chooseReason') },
          ...LOST_REASONS.map((reason) => ({ value: reason.en, label: localize(reason, language) })),
          { value: OTHER, label: t('inbox.otherReason') },
        ]}
        onChange={(chosen) => {
          setOther(chosen === OTHER);
          onChange(chosen === OTHER ? '' : chosen);
        }}
      />
      {isOther && (
        <Input
          autoFocus
          className={styles.wide ?? ''}
          aria-label={t('inbox.otherReason')}
          dir="auto"
          maxLength={MAX_NOTE}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onPressEnter={() => value.trim() && onLose()}
        />
      )}
    </>
  );
}
