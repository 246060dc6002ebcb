import { useLanguage } from '@dealership/ui-kit';
import { Checkbox } from 'antd';
import { FIRST_DAY_OF_WEEK } from '../../../shared/display/format/first-day-of-week.js';
import { dayNames } from '../../../shared/setting/day-names.js';
import styles from './setting-field.module.css';

/** The days of a week, 0 is Sunday. */
const WEEK = Array.from({ length: 7 }, (_, at) => (FIRST_DAY_OF_WEEK + at) % 7);

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
  const shortNameOf = dayNames(locale, 'short');
  const options = WEEK.map((day) => ({
    value: day,
    label: (
      <>
        <span aria-hidden="true">{shortNameOf(day)}</span>
        <span className="visually-hidden">{nameOf(day)}</span>
      </>
    ),
  }));
  return (
    <fieldset className={styles.days} {...(id && { id })}>
      <legend>{label}</legend>
      <Checkbox.Group
        className={styles.chips ?? ''}
        value={value}
        options={options}
        onChange={(days) => onChange?.(days as number[])}
      />
    </fieldset>
  );
}
