import { Form, type FormItemProps } from 'antd';
import { useRecordFormContext } from '../record-form-context.js';
import styles from './form-field.module.css';

export interface FormFieldProps extends Pick<FormItemProps, 'children' | 'valuePropName' | 'extra'> {
  /** A path if the field is nested in another one. */
  name: string | string[];
  /** A checkbox has its own. */
  label?: string;
  required?: boolean;
  /** Its share of a row where there is enough space. */
  part?: 'half' | 'third';
  /** Whether to validate on every change, for controls without text input. */
  eager?: boolean;
  /** A more precise problem of a value than the schema's. */
  problemOf?: (typed: string) => string | undefined;
}

/** A labelled form field, validated by the record's schema on blur and when the form is saved. */
export function FormField({ name, required, part, eager, problemOf, ...rest }: FormFieldProps) {
  const { problem } = useRecordFormContext();
  const check = async (_rule: unknown, value: string) => {
    const text = problemOf?.(value) ?? problem([name].flat().join('.'));
    if (text) throw new Error(text);
  };
  return (
    <Form.Item
      {...rest}
      name={name}
      required={required}
      className={part ? styles[part] : styles.whole}
      validateTrigger={eager ? 'onChange' : 'onBlur'}
      rules={[{ validator: check }]}
    />
  );
}
