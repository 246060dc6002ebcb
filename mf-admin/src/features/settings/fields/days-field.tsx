import { useLanguage } from '@dealership/ui-kit';
import { Checkbox } from 'antd';
import { dayNames } from './day-names.js';
import styles from './setting-field.module.css';

/** The week starts on Saturday. */
const WEEK = [6, 0, 1, 2, 3, 4, 5];

interface DaysFieldProps {
  label: string;
  id?: string;
  value?: number[];
  onChange?: (days: number[]) => void;
}

/** Selects days of the week. */
export function DaysField({ label, id, value = [], onChange }: DaysFieldProps) {
  const { locale } = useLanguage();
  const nameOf = dayNames(locale);
  const options = WEEK.map((day) => ({ value: day, label: nameOf(day) }));
  return (
    <fieldset className={styles.days} {...(id && { id })}>
      <legend>{label}</legend>
      <Checkbox.Group value={value} options={options} onChange={(days) => onChange?.(days as number[])} />
    </fieldset>
  );
}
