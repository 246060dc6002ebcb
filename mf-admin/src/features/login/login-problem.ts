import { useTranslation } from '@dealership/ui-kit';
import type { SignInOutcome } from './sign-in.js';

/** What prevents a sign-in: an answer of the server, or an empty field. */
export type ProblemKind = Exclude<SignInOutcome['kind'], 'in' | 'failed'> | 'no-email' | 'no-password' | 'no-code';

export interface LoginProblem {
  kind: ProblemKind;
  /** How long the server refuses further attempts. */
  waitSeconds: number;
}

const FIELDS: Partial<Record<ProblemKind, 'email' | 'code'>> = {
  'email-required': 'email',
  'no-email': 'email',
  'code-required': 'code',
  'passkey-required': 'code',
  'wrong-code': 'code',
  'no-code': 'code',
};

/** Name of the field that a problem belongs to. */
export const fieldOf = ({ kind }: LoginProblem) => FIELDS[kind] ?? 'password';

/** The refusals, apart from requests for another field. */
const DENIED: ProblemKind[] = ['wrong-passkey', 'wrong-password', 'wrong-credentials', 'wrong-code'];

/** What a problem is called, unless it only asks for something, and its text. */
export function useProblemTexts() {
  const { t } = useTranslation('admin');
  const titleOf = ({ kind }: LoginProblem): string | undefined => {
    if (kind === 'wait') return t('login.failed');
    return DENIED.includes(kind) ? t('login.denied') : undefined;
  };
  const textOf = ({ kind, waitSeconds }: LoginProblem): string => {
    const texts: Record<ProblemKind, string> = {
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
      wait: t('login.wait', { count: waitSeconds }),
    };
    return texts[kind];
  };
  return { titleOf, textOf };
}
