import { Icon } from '@dealership/ui-kit';
import { Input, type InputProps, type InputRef } from 'antd';
import { type Ref, useId, useRef } from 'react';
import styles from './suggesting-input.module.css';

export interface SuggestingInputProps extends Omit<InputProps, 'list' | 'suffix' | 'className' | 'onKeyDown'> {
  ref?: Ref<InputRef>;
  /** The texts that are offered, each with a note if it needs one. */
  suggestions: readonly { value: string; note?: string }[];
}

/** A text field that offers texts to choose from, and takes any other. */
export function SuggestingInput({ suggestions, onChange, onBlur, ...rest }: SuggestingInputProps) {
  const list = useId();
  // Browsers show suggestions while somebody types, and do not tell whether they are shown.
  const isOffering = useRef(false);
  const isLike = (typed: string) =>
    suggestions.some(({ value }) => value !== typed && value.toLowerCase().includes(typed.trim().toLowerCase()));
  return (
    <>
      <Input
        {...rest}
        className={styles.field ?? ''}
        autoComplete="off"
        list={list}
        suffix={<Icon name="down" size={14} />}
        onChange={(event) => {
          isOffering.current = isLike(event.target.value);
          onChange?.(event);
        }}
        onBlur={(event) => {
          isOffering.current = false;
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') isOffering.current = isLike(event.currentTarget.value);
          // Escape closes the suggestions first, not the dialog around the field.
          if (event.key === 'Escape' && isOffering.current) event.stopPropagation();
          if (event.key === 'Escape' || event.key === 'Enter') isOffering.current = false;
        }}
      />
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
