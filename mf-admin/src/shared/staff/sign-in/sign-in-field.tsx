import { Icon, useTranslation } from '@dealership/ui-kit';
import { type ComponentProps, type ReactNode, useState } from 'react';
import styles from './sign-in.module.css';

export interface SignInFieldProps extends ComponentProps<'input'> {
  name: string;
  label: string;
  hint?: string;
  /** A translated message. */
  error: ReactNode;
}

/** A labelled input. What is typed into a password field can be shown. */
export function SignInField({ name, label, hint, error, type, ...input }: SignInFieldProps) {
  const { t } = useTranslation('admin');
  const [isShown, setShown] = useState(false);
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      <div className={styles.control}>
        <input
          {...input}
          type={isShown ? 'text' : type}
          id={name}
          name={name}
          className={styles.input}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        />
        {type === 'password' && (
          <button
            type="button"
            className={styles.eye}
            aria-label={t('login.showTyped')}
            aria-pressed={isShown}
            title={t('login.showTyped')}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'hidden' : 'shown'} />
          </button>
        )}
      </div>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
