import { Form, type FormItemProps } from 'antd';
import styles from './form-field.module.css';
import { useRecordForm } from './record-form-context.js';

export interface FormFieldProps extends Pick<FormItemProps, 'children' | 'valuePropName' | 'extra'> {
  /** A list where it stands below another field. */
  name: string | string[];
  label: string;
  required?: boolean;
  /** Its part of a row where there is room. */
  part?: 'half' | 'third';
  /** Checked at every change: for controls that are not typed into. */
  eager?: boolean;
}

/** A labelled field of a record's form: checked by the record's schema when it is left and when the form is saved. */
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
