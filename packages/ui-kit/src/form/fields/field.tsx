import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from './field-frame.js';
import { type FieldBaseProps, useField } from './use-field.js';

export interface FieldProps<Values extends FieldValues> extends FieldBaseProps<Values> {
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  /** The virtual keyboard on phones. */
  inputMode?: 'numeric';
  /** Number of rows; makes the field multi-line. */
  rows?: number;
  /** Always left to right: e-mail addresses and phone numbers in Arabic. */
  leftToRight?: boolean;
}

/** A labelled input with its error message, which screen readers announce. */
export function Field<Values extends FieldValues>(props: FieldProps<Values>) {
  const { type = 'text', autoComplete, inputMode, rows, leftToRight } = props;
  const { frame, control, first } = useField(props);
  const dir = leftToRight ? 'ltr' : undefined;
  const input = { ...control, autoComplete, inputMode, dir, defaultValue: String(first ?? '') };
  return <FieldFrame {...frame}>{rows ? <textarea {...input} rows={rows} /> : <input {...input} type={type} />}</FieldFrame>;
}
