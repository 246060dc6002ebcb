import { useTranslation } from '@dealership/ui-kit';
import { Button, Input, type InputRef } from 'antd';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import styles from './privacy-tab.module.css';
import type { Read, SearchProblem } from './read-person.js';

export interface SearchFieldProps<Query> {
  label: string;
  button: string;
  read: (typed: string) => Read<Query>;
  /** `typed`: the query as staff typed it. */
  onSearch: (query: Query, typed: string) => void;
  /** Called if the input cannot be searched for. */
  onProblem?: () => void;
  /** Whether the input is always left-to-right: e-mail addresses and phone numbers. */
  leftToRight?: boolean;
  /** Whether another search is the page's main one. */
  isFurther?: boolean;
}

/** A search field that validates its input and shows what is wrong with it. */
export function SearchField<Query>({
  label,
  button,
  read,
  onSearch,
  onProblem,
  leftToRight,
  isFurther,
}: SearchFieldProps<Query>) {
  const { t } = useTranslation('dashboard');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<SearchProblem>();
  const input = useRef<InputRef>(null);
  const id = useId();

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const result = read(typed);
    if ('problem' in result) {
      setProblem(result.problem);
      input.current?.focus();
      onProblem?.();
      return;
    }
    setProblem(undefined);
    onSearch(result.query, typed.trim());
  }

  return (
    <form className={styles.search} onSubmit={submit} noValidate>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <Input
          ref={input}
          id={id}
          dir={leftToRight ? 'ltr' : 'auto'}
          autoComplete="off"
          value={typed}
          status={problem && 'error'}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${id}-error`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type={isFurther ? 'default' : 'primary'} htmlType="submit">
          {button}
        </Button>
      </div>
      {problem && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {t(`privacy.problem.${problem}`)}
        </p>
      )}
    </form>
  );
}
