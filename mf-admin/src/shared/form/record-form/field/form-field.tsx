import { useTranslation } from '@dealership/ui-kit';
import { Form, type FormItemProps } from 'antd';
import { useRecordFormContext } from '../record-form-context.js';
import styles from './form-field.module.css';

export interface FormFieldProps extends Pick<FormItemProps, 'children' | 'valuePropName' | 'extra'> {
  /** A path if the field is nested in another one. */
  name: string | string[];
  /** A checkbox has its own. */
  label?: string;
  /** `published`: a draft does not need it before it is published. */
  required?: boolean | 'published';
  /** Its share of a row where there is enough space. */
  part?: 'half' | 'third';
  /** Whether to validate on every change, for controls without text input. */
  eager?: boolean;
  /** A more precise problem of a value than the schema's. */
  problemOf?: (typed: string) => string | undefined;
}

/** A labelled form field, validated by the record's schema on blur and when the form is saved. */
export function FormField({ name, label, required = false, part, eager, problemOf, ...rest }: FormFieldProps) {
  const { t } = useTranslation('dashboard');
  const { problem, isDraft } = useRecordFormContext();
  const isForLater = required === 'published' && isDraft;
  const check = async (_rule: unknown, value: string) => {
    const text = problemOf?.(value) ?? problem([name].flat().join('.'));
    if (text) throw new Error(text);
  };
  return (
    <Form.Item
      {...rest}
      name={name}
      label={isForLater ? t('form.neededToPublish', { label }) : label}
      required={required !== false && !isForLater}
      className={part ? styles[part] : styles.whole}
      validateTrigger={eager ? 'onChange' : 'onBlur'}
      rules={[{ validator: check }]}
    />
  );
}
