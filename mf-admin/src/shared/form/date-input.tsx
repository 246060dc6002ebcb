import { DUBAI_OFFSET } from '@dealership/contracts';
import { Input, type InputProps } from 'antd';
import { useMoment } from '../display/format/use-moment.js';
import styles from './date-input.module.css';

export interface DateInputProps extends Omit<InputProps, 'type' | 'value'> {
  type: 'date' | 'month' | 'datetime-local';
  /** As native fields have it: 2026-11-29, 2026-11 or 2026-11-29T10:30, in the showroom's time zone. */
  value?: string;
}

/**
 * A native field for a day, month or moment. The browser shows the value in its own language and order, so below, it is
 * repeated in the language of the admin. An empty field shows that order only while it has the focus.
 */
export function DateInput({ type, value = '', ...input }: DateInputProps) {
  const { day, month, moment } = useMoment();
  const wordsOf = {
    date: () => day(`${value}T12:00:00${DUBAI_OFFSET}`),
    month: () => month(`${value}-15`),
    'datetime-local': () => moment(`${value.slice(0, 16)}:00${DUBAI_OFFSET}`),
  };
  return (
    <span className={styles.field}>
      <Input {...input} className={value ? '' : (styles.empty ?? '')} type={type} value={value} />
      {value && <span className={styles.words}>{wordsOf[type]()}</span>}
    </span>
  );
}
