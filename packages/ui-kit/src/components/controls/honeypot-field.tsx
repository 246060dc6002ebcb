import type { ChangeEvent } from 'react';
import styles from './field.module.css';

/** The input's name in the page: password managers fill in a 'website'. Bodies keep `website`. */
export const HONEYPOT_NAME = 'annotation';

/** What password managers respect. */
const NO_AUTOFILL = {
  autoComplete: 'off',
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
} as const;

interface Registration {
  ref: (input: HTMLInputElement | null) => void;
  name: string;
  onChange: (event: { target: { name: string; value: string } }) => unknown;
}

interface HoneypotFieldProps {
  /** Of a form with react-hook-form. */
  register?: Registration;
}

/**
 * Invisible and unreachable by keyboard; only bots fill it in. The server keeps such messages as spam, and refuses such
 * a checkout.
 */
export function HoneypotField({ register }: HoneypotFieldProps) {
  const onChange =
    register &&
    (({ target: { value } }: ChangeEvent<HTMLInputElement>) =>
      void register.onChange({ target: { name: register.name, value } }));
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        Annotation
        <input
          ref={register?.ref}
          name={HONEYPOT_NAME}
          onChange={onChange}
          type="text"
          tabIndex={-1}
          defaultValue=""
          {...NO_AUTOFILL}
        />
      </label>
    </div>
  );
}
