import { Icon } from '@dealership/ui-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import styles from './filter-control.module.css';
import type { FilterControlProps } from './filter-select.js';

export interface FilterInputProps extends FilterControlProps {
  placeholder?: string;
  /** The normalised value of a text; '' if invalid. Normalised values are stable. */
  clean: (text: string) => string;
  /** For numbers: shown when the text is invalid. */
  problem?: string;
}

const DEBOUNCE_MS = 350;

/** Text that cannot be the beginning of a number. An unfinished number or currency is not an error yet. */
const NO_NUMBER = /[^\p{Nd}\s,٬.]/u;
const CURRENCY_BEGUN = /^\s*(?:A|AE|AED|D|Dh|Dhs)\.?\s*$/i;

function useTypedFilter({ value, onChange, clean, problem }: FilterInputProps) {
  const [typed, setTyped] = useState(value);
  const [isReported, setReported] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settle = useRef<(left: boolean) => void>(() => undefined);
  const wrong = problem !== undefined && typed.trim() !== '' && clean(typed) === '';

  useEffect(() => {
    settle.current = (left) => {
      clearTimeout(timer.current);
      timer.current = undefined;
      setReported(wrong && (left || (NO_NUMBER.test(typed) && !CURRENCY_BEGUN.test(typed))));
      if (clean(typed) !== value) onChange(clean(typed));
    };
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  // Clearing the filters and going back replace the input. The response to typing, and updates that arrive while
  // typing, must not.
  const follow = useRef(clean);
  useEffect(() => {
    if (timer.current === undefined) setTyped((text) => (follow.current(text) === value ? text : value));
  }, [value]);

  const type = useCallback((text: string) => {
    setTyped(text);
    setReported(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => settle.current(false), DEBOUNCE_MS);
  }, []);
  return { typed, wrong, isReported: isReported && wrong, type, leave: () => settle.current(true) };
}

/** A text filter, applied when typing pauses, on Enter, or on blur. */
export function FilterInput(props: FilterInputProps) {
  const { id, name, label, placeholder, problem } = props;
  const { typed, wrong, isReported, type, leave } = useTypedFilter(props);
  const input = useRef<HTMLInputElement>(null);
  // Blocks submission: the browser shows the reason beside the field.
  useEffect(() => input.current?.setCustomValidity(wrong && problem ? problem : ''), [wrong, problem]);
  const problemId = `${id}-problem`;
  return (
    <div className={styles.control}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        ref={input}
        name={name}
        className={styles.input}
        type={problem ? 'text' : 'search'}
        inputMode={problem ? 'numeric' : undefined}
        value={typed}
        placeholder={placeholder}
        autoComplete="off"
        aria-invalid={isReported || undefined}
        aria-describedby={isReported ? problemId : undefined}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
      />
      {isReported && (
        <p id={problemId} className={styles.problem}>
          <Icon name="alert" size={16} />
          {problem}
        </p>
      )}
    </div>
  );
}
