import { fieldStyles, Icon } from '@dealership/ui-kit';
import {
  type FieldBaseProps,
  type FieldValues,
  type FormFields,
  fieldErrorId,
  type Path,
  useField,
} from '@dealership/ui-kit/form';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from '../../../shared/chips/chips.module.css';

export interface Chip {
  value: string;
  label: ReactNode;
}

export interface ChipGroupProps<Values extends FieldValues> extends Omit<FieldBaseProps<Values>, 'form'> {
  form: FormFields<Values>['form'];
  chips: Chip[];
  /** Shown if there are no chips. */
  empty: string;
  /** Content after the chips. */
  children?: ReactNode;
}

/** A group of radio buttons, all visible. */
export function ChipGroup<Values extends FieldValues>({ chips, empty, children, ...field }: ChipGroupProps<Values>) {
  const { form, name } = field;
  const { frame, control } = useField<Values>(field);
  const group = useRef<HTMLFieldSetElement>(null);
  const chosen: unknown = form.watch(name);
  useEffect(() => {
    const focus = () => group.current?.querySelector<HTMLInputElement>('input:checked, input')?.focus();
    // The field consists of several elements: focus the selected one.
    form.register(name).ref({ name, focus });
  }, [form, name]);
  const choose = (value: string) =>
    form.setValue(name, value as never, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (
    <fieldset
      ref={group}
      className={`${fieldStyles.field} ${styles.group}`}
      aria-describedby={frame.error && fieldErrorId(frame.id)}
    >
      <legend className={`${fieldStyles.label} ${styles.legend}`}>
        {frame.label}
        {frame.required && (
          <span className={fieldStyles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      {chips.length === 0 && <p className={styles.empty}>{empty}</p>}
      <div className={styles.chips}>
        {chips.map(({ value, label }) => (
          <label key={value} className={styles.chip}>
            <input
              className={styles.radio}
              type="radio"
              name={name as Path<Values>}
              value={value}
              checked={chosen === value}
              onChange={() => choose(value)}
              aria-invalid={control['aria-invalid']}
              required={frame.required}
            />
            <span className={styles.face}>{label}</span>
          </label>
        ))}
      </div>
      {children}
      {frame.error && (
        <p id={fieldErrorId(frame.id)} className={fieldStyles.error}>
          <Icon name="alert" size={16} />
          {frame.error}
        </p>
      )}
    </fieldset>
  );
}
