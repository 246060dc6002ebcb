import { Form, type FormItemProps } from 'antd';
import styles from './form-field.module.css';
import { useRecordForm } from './record-form-context.js';

export interface FormFieldProps extends Pick<FormItemProps, 'children' | 'valuePropName' | 'extra'> {
  /** A list nested in another field. */
  name: string | string[];
  label: string;
  required?: boolean;
  /** Its share of a row, if there is space. */
  part?: 'half' | 'third';
  /** Validated on every change: for controls without typing. */
  eager?: boolean;
}

/** A labelled field of a record's form, validated by the record's schema on blur and on save. */
export function FormField({ name, required, part, eager, ...rest }: FormFieldProps) {
  const { problem } = useRecordForm();
  const check = async () => {
    const text = problem([name].flat().join('.'));
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
