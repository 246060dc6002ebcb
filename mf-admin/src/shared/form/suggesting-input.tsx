import { Icon } from '@dealership/ui-kit';
import { Input, type InputProps, type InputRef } from 'antd';
import { type Ref, useId } from 'react';
import styles from './suggesting-input.module.css';

export interface SuggestingInputProps extends Omit<InputProps, 'list' | 'suffix' | 'className'> {
  ref?: Ref<InputRef>;
  /** The texts that are offered, each with a note if it needs one. */
  suggestions: readonly { value: string; note?: string }[];
}

/** A text field that offers texts to choose from, and takes any other. */
export function SuggestingInput({ suggestions, ...rest }: SuggestingInputProps) {
  const list = useId();
  return (
    <>
      <Input {...rest} className={styles.field ?? ''} autoComplete="off" list={list} suffix={<Icon name="down" size={14} />} />
      <datalist id={list}>
        {suggestions.map(({ value, note }) => (
          <option key={value} value={value}>
            {note}
          </option>
        ))}
      </datalist>
    </>
  );
}
