import { isValidationMessageKey } from '@dealership/contracts';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon.js';
import styles from './field.module.css';

export interface FieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
  required?: boolean;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  /** More than one line: how many rows. */
  rows?: number;
  /** Runs against the direction of the page: e-mail addresses and phone numbers in Arabic. */
  leftToRight?: boolean;
}

/** A labelled input with its error in its own place, told to screen readers. */
export function Field<Values extends FieldValues>(props: FieldProps<Values>) {
  const { form, name, label, required = false, type = 'text', autoComplete, rows, leftToRight } = props;
  const { t } = useTranslation('common');
  const { error } = form.getFieldState(name, form.formState);
  const id = `field-${name}`;
  const errorId = `${id}-error`;
  const input = {
    ...form.register(name),
    id,
    className: styles.input,
    // Present in the server's markup too, where nothing has been registered yet.
    defaultValue: String(form.formState.defaultValues?.[name] ?? ''),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
    'aria-required': required || undefined,
    ...(autoComplete && { autoComplete }),
    ...(leftToRight && { dir: 'ltr' as const }),
  };
  const message = error?.message ?? '';

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {rows ? <textarea {...input} rows={rows} /> : <input {...input} type={type} />}
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="alert" size={16} />
          {isValidationMessageKey(message) ? t(`validation.${message}`) : message}
        </p>
      )}
    </div>
  );
}
