import { Select } from '@dealership/ui-kit';
import { type FieldBaseProps, FieldFrame, type FieldValues, useField } from '@dealership/ui-kit/form';
import styles from './choice.module.css';

export interface SelectOption {
  value: string;
  /** In the visitor's language. */
  label: string;
}

export interface SelectFieldProps<Values extends FieldValues> extends FieldBaseProps<Values> {
  options: SelectOption[];
  /** Placeholder for no selection; its value is empty. */
  placeholder: string;
  autoComplete?: string;
}

/** A native select for a list of options. */
export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { options, placeholder, autoComplete } = props;
  const { frame, control, first } = useField(props);
  return (
    <FieldFrame {...frame}>
      {/* An option added after its value was set must be selected explicitly. */}
      <Select
        key={options.map(({ value }) => value).join()}
        {...control}
        className={`${control.className} ${styles.list}`}
        autoComplete={autoComplete}
        defaultValue={String(first ?? '')}
      >
        <option value="">{placeholder}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
