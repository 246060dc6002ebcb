import { useState } from 'react';
import type { LoginProblem, ProblemKind } from './login-problem.js';
import { signInByPasskey } from './passkey-sign-in.js';
import { type SignInOutcome, signIn } from './sign-in.js';
import { useAsksForEmail } from './use-asks-for-email.js';

export interface Credentials {
  email: string;
  password: string;
  code: string;
}

/** The attempts to sign in: which fields they need, and the problem of the last one. */
export function useLogin(onOutcome: (outcome: SignInOutcome) => void) {
  const email = useAsksForEmail();
  const [asksForCode, setAsksForCode] = useState(false);
  const [isChecking, setIsChecking] = useState(false);
  const [problem, setProblem] = useState<LoginProblem>();
  const report = (kind: ProblemKind, waitSeconds = 0) => setProblem({ kind, waitSeconds });

  async function attempt(call: () => Promise<SignInOutcome | undefined>): Promise<void> {
    setProblem(undefined);
    setIsChecking(true);
    const outcome = await call();
    setIsChecking(false);
    if (!outcome) return;
    onOutcome(outcome);
    if (outcome.kind === 'in' || outcome.kind === 'failed') return;
    if (outcome.kind === 'email-required') email.ask();
    if (outcome.kind === 'code-required' || outcome.kind === 'passkey-required') setAsksForCode(true);
    report(outcome.kind, outcome.kind === 'wait' ? outcome.waitSeconds : 0);
  }

  async function submit({ email: address, password, code }: Credentials): Promise<void> {
    if (isChecking) return;
    if (email.asks && !address) return report('no-email');
    if (!password) return report('no-password');
    if (asksForCode && !code) return report('no-code');
    await attempt(() => signIn({ ...(address && { email: address }), password, ...(code && { code }) }));
  }

  async function submitPasskey(): Promise<void> {
    if (!isChecking) await attempt(signInByPasskey);
  }

  return { asksForEmail: email.asks, asksForCode, isChecking, problem, submit, submitPasskey };
}
