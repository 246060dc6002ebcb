import { Icon } from '@dealership/ui-kit';
import type { ComponentProps } from 'react';
import styles from './native-select.module.css';

export interface ChoiceOption {
  value: string;
  label: string;
  /** Of a label in another language than the page's. */
  lang?: string;
  dir?: string;
}

export interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  /** Without them the children are the list. */
  options?: ChoiceOption[];
  onChange?: (value: string) => void;
}

/** A choice out of a list with the platform's own list: keyboards and phones know it. Fits a field of a form. */
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
