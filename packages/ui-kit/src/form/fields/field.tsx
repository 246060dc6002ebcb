import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from './field-frame.js';
import { type FieldBaseProps, useField } from './use-field.js';

export interface FieldProps<Values extends FieldValues> extends FieldBaseProps<Values> {
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  /** Which keys a phone offers. */
  inputMode?: 'numeric';
  /** More than one line: how many rows. */
  rows?: number;
  /** Runs against the direction of the page: e-mail addresses and phone numbers in Arabic. */
  leftToRight?: boolean;
}

/** A labelled input with its error in its own place, which screen readers announce. */
export function Field<Values extends FieldValues>(props: FieldProps<Values>) {
  const { type = 'text', autoComplete, inputMode, rows, leftToRight } = props;
  const { frame, control, first } = useField(props);
  const dir = leftToRight ? 'ltr' : undefined;
  const input = { ...control, autoComplete, inputMode, dir, defaultValue: String(first ?? '') };
  return <FieldFrame {...frame}>{rows ? <textarea {...input} rows={rows} /> : <input {...input} type={type} />}</FieldFrame>;
}
