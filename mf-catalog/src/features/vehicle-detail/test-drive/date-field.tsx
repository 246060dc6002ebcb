import { type FieldBaseProps, FieldFrame, type FieldValues, useField } from '@dealership/ui-kit/form';
import styles from './date-field.module.css';

export interface DateFieldProps<Values extends FieldValues> extends FieldBaseProps<Values> {
  /** First and last day, 'YYYY-MM-DD'. */
  min: string;
  max: string;
}

/** A day, with the platform's own calendar. */
export function DateField<Values extends FieldValues>({ min, max, ...field }: DateFieldProps<Values>) {
  const { frame, control, first } = useField(field);
  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        className={[control.className, styles.date].join(' ')}
        type="date"
        min={min}
        max={max}
        defaultValue={String(first ?? '')}
      />
    </FieldFrame>
  );
}
