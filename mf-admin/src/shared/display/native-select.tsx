import { Icon } from '@dealership/ui-kit';
import type { ComponentProps } from 'react';
import styles from './native-select.module.css';

export interface ChoiceOption {
  value: string;
  label: string;
  /** The label's language, if it differs from the page's. */
  lang?: string;
  dir?: string;
}

export interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  /** Without options, the children are rendered as the options. */
  options?: ChoiceOption[];
  onChange?: (value: string) => void;
}

/** A native select, which works with keyboards and phones out of the box. Can be used as a form field. */
export const NativeSelect = ({ options, onChange, children, ...rest }: NativeSelectProps) => (
  <span className={styles.place}>
    <select {...rest} className={styles.choice} onChange={(event) => onChange?.(event.target.value)}>
      {options?.map(({ value, label, ...look }) => (
        <option key={value} value={value} {...look}>
          {label}
        </option>
      )) ?? children}
    </select>
    <Icon name="down" size={14} className={styles.arrow} />
  </span>
);
