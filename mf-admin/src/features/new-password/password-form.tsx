import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, type PasswordSet } from '@dealership/contracts';
import { setPasswordByLink } from '@dealership/contracts/staff/accounts/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { Navigate } from '@dealership/ui-kit/router';
import { useState } from 'react';
import { LOGIN_PATH } from '../../shared/api/session.js';
import type { AfterNewPassword } from '../../shared/staff/sign-in/after-new-password.js';
import { SignInField } from '../../shared/staff/sign-in/sign-in-field.js';
import { send } from './send.js';
import { SignInForm } from './sign-in-form.js';

interface PasswordFormProps {
  token: string;
  /** Called if the link is no longer valid. */
  onInvalid: () => void;
}

/** Sets the password of the account that the link was issued for. */
export function PasswordForm({ token, onInvalid }: PasswordFormProps) {
  const { t } = useTranslation('admin');
  const [problem, setProblem] = useState<{ field: 'password' | 'again'; text: string }>();
  const [done, setDone] = useState<AfterNewPassword>();
  const refuse = (field: 'password' | 'again', text: string) => {
    setProblem({ field, text });
    return field;
  };

  async function submit(typed: FormData): Promise<string | undefined> {
    const password = String(typed.get('password') ?? '');
    if (password.length < MIN_PASSWORD_LENGTH) return refuse('password', t('newPassword.short'));
    if (password !== typed.get('again')) return refuse('again', t('newPassword.differ'));
    setProblem(undefined);
    const { refusal, body } = await send(setPasswordByLink, { token, password });
    if (refusal === 'VALIDATION_FAILED') return refuse('password', t('newPassword.weak'));
    if (refusal === 'PASSWORD_LINK_INVALID') onInvalid();
    else if (refusal) showToast({ kind: 'error', title: t('newPassword.failed'), text: t('newPassword.tryAgain') });
    // A service of the release before answers without the address.
    else setDone({ newPasswordOf: (body as PasswordSet | undefined)?.email ?? '' });
    return undefined;
  }

  if (done) return <Navigate to={LOGIN_PATH} state={done} />;
  const errorAt = (field: 'password' | 'again') => (problem?.field === field ? problem.text : undefined);
  return (
    <SignInForm submit={t('newPassword.submit')} onSubmit={submit}>
      <SignInField
        name="password"
        label={t('newPassword.password')}
        type="password"
        autoComplete="new-password"
        maxLength={MAX_PASSWORD_LENGTH}
        error={errorAt('password')}
      />
      <SignInField
        name="again"
        label={t('newPassword.again')}
        type="password"
        autoComplete="new-password"
        maxLength={MAX_PASSWORD_LENGTH}
        error={errorAt('again')}
      />
    </SignInForm>
  );
}
