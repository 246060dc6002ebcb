import { PASSWORD_PAGE } from '@dealership/contracts';
import { Button, showToast, useTranslation } from '@dealership/ui-kit';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { rememberSignIn } from '../../shared/api/session.js';
import styles from '../../shared/staff/sign-in/sign-in.module.css';
import { SignInField } from '../../shared/staff/sign-in/sign-in-field.js';
import { fieldOf, useProblemTexts } from './login-problem.js';
import { knowsPasskeys } from './passkey-sign-in.js';
import { useLogin } from './use-login.js';

export interface LoginFormProps {
  /** Filled in, if known. */
  email?: string | undefined;
  onSignedIn: () => void;
}

/** Asks for the password and, where required, for the e-mail address and the code. */
export function LoginForm({ email, onSignedIn }: LoginFormProps) {
  const { t } = useTranslation('admin');
  const { titleOf, textOf } = useProblemTexts();
  const [offersPasskey, setOffersPasskey] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { asksForEmail, asksForCode, isChecking, problem, submit, submitPasskey } = useLogin((outcome) => {
    if (outcome.kind === 'in') {
      rememberSignIn();
      onSignedIn();
    } else if (outcome.kind === 'failed') showToast({ kind: 'error', title: t('login.failed'), text: t('login.tryAgain') });
  });

  // In an effect, because the server cannot tell what the browser supports.
  useEffect(() => setOffersPasskey(knowsPasskeys()), []);

  // Focus the field that the last answer refers to. Each answer is a new object.
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLInputElement>(`#${fieldOf(problem)}`)?.focus();
  }, [problem]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const trimmed = (name: string) => String(typed.get(name) ?? '').trim();
    void submit({ email: trimmed('email'), password: String(typed.get('password') ?? ''), code: trimmed('code') });
  };
  const errorAt = (field: string) => {
    if (!problem || fieldOf(problem) !== field) return undefined;
    const title = titleOf(problem);
    return (
      <span>
        {title && <strong>{title}</strong>} {textOf(problem)}
      </span>
    );
  };
  return (
    // `post`: if the form is submitted before the scripts have loaded, the password must not end up in the URL.
    <form ref={form} className={styles.form} method="post" onSubmit={onSubmit} noValidate>
      {asksForEmail && (
        <SignInField
          name="email"
          label={t('login.email')}
          type="email"
          autoComplete="username"
          dir="ltr"
          defaultValue={email}
          error={errorAt('email')}
        />
      )}
      <SignInField
        name="password"
        label={t('login.password')}
        type="password"
        autoComplete="current-password"
        error={errorAt('password')}
      />
      {asksForCode && (
        <SignInField
          name="code"
          label={t('login.code')}
          hint={t('login.codeHint')}
          autoComplete="one-time-code"
          dir="ltr"
          error={errorAt('code')}
        />
      )}
      <Button type="submit" disabled={isChecking} className={styles.submit}>
        {t(isChecking ? 'login.checking' : 'login.submit')}
      </Button>
      {offersPasskey && (
        <Button type="button" variant="secondary" disabled={isChecking} className={styles.passkey} onClick={submitPasskey}>
          {t('login.passkey')}
        </Button>
      )}
      {asksForEmail && (
        <a className={styles.back} href={PASSWORD_PAGE}>
          {t('login.forgot')}
        </a>
      )}
    </form>
  );
}
