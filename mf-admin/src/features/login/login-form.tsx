import { Button, showToast, useTranslation } from '@dealership/ui-kit';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { rememberSignIn } from '../../shared/api/session.js';
import { LoginField } from './login-field.js';
import styles from './login-page.module.css';
import { type SignInOutcome, signIn } from './sign-in.js';

type Problem = Exclude<SignInOutcome['kind'], 'in' | 'failed'> | 'no-password' | 'no-code';

const ABOUT_CODE = new Set<Problem>(['code-required', 'wrong-code', 'no-code']);

export interface LoginFormProps {
  onSignedIn: () => void;
}

/** Asks for the password, and for the code where one is used. */
export function LoginForm({ onSignedIn }: LoginFormProps) {
  const { t } = useTranslation('admin');
  const [checking, setChecking] = useState(false);
  const [wantsCode, setWantsCode] = useState(false);
  const [problem, setProblem] = useState<{ kind: Problem; seconds: number }>();
  const form = useRef<HTMLFormElement>(null);

  // To the field that the last answer is about; a new answer is a new object.
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLInputElement>(ABOUT_CODE.has(problem.kind) ? '#code' : '#password')?.focus();
  }, [problem]);

  const words: Record<Problem, string> = {
    'no-password': t('login.passwordRequired'),
    'no-code': t('login.codeRequired'),
    'code-required': t('login.codeRequired'),
    'wrong-password': t('login.wrongPassword'),
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
    if (outcome.kind === 'code-required') setWantsCode(true);
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
    const password = String(typed.get('password') ?? '');
    const code = String(typed.get('code') ?? '').trim();
    if (!password) return say('no-password');
    if (wantsCode && !code) return say('no-code');
    setProblem(undefined);
    setChecking(true);
    const outcome = await signIn({ password, ...(code && { code }) });
    setChecking(false);
    answer(outcome);
  }

  const error = problem && words[problem.kind];
  const aboutCode = problem && ABOUT_CODE.has(problem.kind);
  return (
    // `post`: a browser that submits before the scripts are here must not put the password into the address.
    <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
      <LoginField
        name="password"
        label={t('login.password')}
        type="password"
        autoComplete="current-password"
        error={aboutCode ? undefined : error}
      />
      {wantsCode && (
        <LoginField
          name="code"
          label={t('login.code')}
          hint={t('login.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          error={aboutCode ? error : undefined}
        />
      )}
      <Button type="submit" disabled={checking} className={styles.submit}>
        {checking ? t('login.checking') : t('login.submit')}
      </Button>
    </form>
  );
}
