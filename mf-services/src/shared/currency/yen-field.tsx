import { MAX_QUOTE_YEN } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useId } from 'react';
import { isolated } from '../isolated.js';
import { formatYen } from './format-money.js';
import type { YenField as Amount } from './use-yen-amount.js';
import styles from './yen-field.module.css';

export interface YenFieldProps {
  label: string;
  amount: Amount;
}

/** A field for an amount in yen. Invalid input is reported below it. */
export function YenField({ label, amount }: YenFieldProps) {
  const { t } = useTranslation('services');
  const id = useId();
  const unreadable = amount.yen === undefined && amount.text.trim() !== '';
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.control} dir="ltr">
        <span className={styles.sign} aria-hidden="true">
          ¥
        </span>
        <input
          id={id}
          ref={amount.input}
          className={styles.input}
          value={amount.text}
          onChange={amount.type}
          onBlur={amount.settle}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          aria-invalid={unreadable || undefined}
          aria-describedby={`${id}-hint`}
        />
      </div>
      <p id={`${id}-hint`} className={styles.hint} aria-live="polite">
        {unreadable && t('currency.unreadable', { most: isolated(formatYen(MAX_QUOTE_YEN)) })}
      </p>
    </div>
  );
}
