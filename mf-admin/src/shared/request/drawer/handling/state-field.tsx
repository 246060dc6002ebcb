import { INBOX_STATES, type InboxState } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useId } from 'react';
import { NativeSelect } from '../../../display/native-select.js';
import styles from '../../request.module.css';

export interface StateFieldProps {
  state: InboxState;
  disabled: boolean;
  onChange: (state: InboxState) => void;
}

export function StateField({ state, disabled, onChange }: StateFieldProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('inbox.state')}</label>
      <NativeSelect
        id={id}
        value={state}
        disabled={disabled}
        options={INBOX_STATES.map((value) => ({ value, label: t(`inboxState.${value}`) }))}
        onChange={(value) => onChange(value as InboxState)}
      />
    </div>
  );
}
