import { REFUND_REASONS, type RefundReason } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useId, useState } from 'react';
import { NativeSelect } from '../../../shared/display/native-select.js';
import styles from './refund.module.css';

/** Why a membership is refunded; it may stay open. */
export function RefundReasonChoice({ onChange }: { onChange: (reason: RefundReason | undefined) => void }) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const [chosen, setChosen] = useState('');
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{t('membership.reason')}</label>
      <NativeSelect
        id={id}
        value={chosen}
        options={['', ...REFUND_REASONS].map((value) => ({ value, label: t(`membership.refundReason.${value || 'none'}`) }))}
        onChange={(value) => {
          setChosen(value);
          onChange(REFUND_REASONS.find((reason) => reason === value));
        }}
      />
    </div>
  );
}
