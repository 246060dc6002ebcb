import { PASSWORD_PAGE } from '@dealership/contracts';
import { Button, showToast, useTranslation } from '@dealership/ui-kit';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { rememberSignIn } from '../../shared/api/session.js';
import styles from '../../shared/staff/sign-in/sign-in.module.css';
import { SignInField } from '../../shared/staff/sign-in/sign-in-field.js';
import { knowsPasskeys, signInByPasskey } from './passkey-sign-in.js';
import { type SignInOutcome, signIn } from './sign-in.js';
import { useAsksForEmail } from './use-asks-for-email.js';

type Problem = Exclude<SignInOutcome['kind'], 'in' | 'failed'> | 'no-email' | 'no-password' | 'no-code';

const FIELDS: Partial<Record<Problem, 'email' | 'code'>> = {
  'email-required': 'email',
  'no-email': 'email',
  'code-required': 'code',
  'passkey-required': 'code',
  'wrong-code': 'code',
  'no-code': 'code',
};

/** Name of the field that a problem belongs to. */
const fieldOf = (kind: Problem) => FIELDS[kind] ?? 'password';

export interface LoginFormProps {
  onSignedIn: () => void;
}

/** Asks for the password and, where required, for the e-mail address and the code. */
export function LoginForm({ onSignedIn }: LoginFormProps) {
  const { t } = useTranslation('admin');
  const [checking, setChecking] = useState(false);
  const email = useAsksForEmail();
  const [wantsCode, setWantsCode] = useState(false);
  const [problem, setProblem] = useState<{ kind: Problem; seconds: number }>();
  const [offersPasskey, setOffersPasskey] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // In an effect, because the server cannot tell what the browser supports.
  useEffect(() => setOffersPasskey(knowsPasskeys()), []);

  // Focus the field that the last answer refers to. Each answer is a new object.
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLInputElement>(`#${fieldOf(problem.kind)}`)?.focus();
  }, [problem]);

  const words: Record<Problem, string> = {
    'no-email': t('login.emailRequired'),
    'email-required': t('login.emailRequired'),
    'no-password': t('login.passwordRequired'),
    'no-code': t('login.codeRequired'),
    'code-required': t('login.codeRequired'),
    'passkey-required': t('login.passkeyRequired'),
    'wrong-passkey': t('login.wrongPasskey'),
    'wrong-password': t('login.wrongPassword'),
    'wrong-credentials': t('login.wrongCredentials'),
    'wrong-code': t('login.wrongCode'),
    wait: t('login.wait', { count: problem?.seconds ?? 1 }),
  };
  const say = (kind: Problem, seconds = 0) => setProblem({ kind, seconds });

  function answer(outcome: SignInOutcome): void {
    if (outcome.kind === 'in') {
      rememberSignIn();
      onSignedIn();
      return;
    }
    if (outcome.kind === 'failed') {
      showToast({ kind: 'error', title: t('login.failed'), text: t('login.tryAgain') });
      return;
    }
    if (outcome.kind === 'email-required') email.ask();
    else if (outcome.kind === 'code-required' || outcome.kind === 'passkey-required') setWantsCode(true);
    else {
      const text = outcome.kind === 'wait' ? t('login.wait', { count: outcome.waitSeconds }) : words[outcome.kind];
      showToast({ kind: 'error', title: outcome.kind === 'wait' ? t('login.failed') : t('login.denied'), text });
    }
    say(outcome.kind, outcome.kind === 'wait' ? outcome.waitSeconds : 0);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (checking) return;
    const typed = new FormData(event.currentTarget);
    const address = String(typed.get('email') ?? '').trim();
    const password = String(typed.get('password') ?? '');
    const code = String(typed.get('code') ?? '').trim();
    if (email.asks && !address) return say('no-email');
    if (!password) return say('no-password');
    if (wantsCode && !code) return say('no-code');
    setProblem(undefined);
    setChecking(true);
    const outcome = await signIn({ ...(address && { email: address }), password, ...(code && { code }) });
    setChecking(false);
    answer(outcome);
  }

  async function submitPasskey(): Promise<void> {
    if (checking) return;
    setProblem(undefined);
    setChecking(true);
    const outcome = await signInByPasskey();
    setChecking(false);
    if (outcome) answer(outcome);
  }

  const errorAt = (field: string) => (problem && fieldOf(problem.kind) === field ? words[problem.kind] : undefined);
  return (
    // `post`: if the form is submitted before the scripts have loaded, the password must not end up in the URL.
    <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
      {email.asks && (
        <SignInField
          name="email"
          label={t('login.email')}
          type="email"
          autoComplete="username"
          dir="ltr"
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
      {wantsCode && (
        <SignInField
          name="code"
          label={t('login.code')}
          hint={t('login.codeHint')}
          autoComplete="one-time-code"
          dir="ltr"
          error={errorAt('code')}
        />
      )}
      <Button type="submit" disabled={checking} className={styles.submit}>
        {checking ? t('login.checking') : t('login.submit')}
      </Button>
      {offersPasskey && (
        <Button type="button" variant="secondary" disabled={checking} className={styles.passkey} onClick={submitPasskey}>
          {t('login.passkey')}
        </Button>
      )}
      {email.asks && (
        <a className={styles.back} href={PASSWORD_PAGE}>
          {t('login.forgot')}
        </a>
      )}
    </form>
  );
}
