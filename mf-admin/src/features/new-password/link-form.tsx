import { passwordLinkRequest } from '@dealership/contracts';
import { requestPasswordLink } from '@dealership/contracts/staff/accounts/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useState } from 'react';
import { SignInField } from '../../shared/staff/sign-in/sign-in-field.js';
import { send } from './send.js';
import { SignInForm } from './sign-in-form.js';

/** Requests a password reset link. */
export function LinkForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('admin');
  const [isWrong, setWrong] = useState(false);

  async function submit(typed: FormData): Promise<string | undefined> {
    const { success, data } = passwordLinkRequest.safeParse({ email: String(typed.get('email') ?? '') });
    setWrong(!success);
    if (!success) return 'email';
    if ((await send(requestPasswordLink, data)).refusal)
      showToast({ kind: 'error', title: t('newPassword.failed'), text: t('newPassword.tryAgain') });
    else onSent();
    return undefined;
  }

  return (
    <SignInForm submit={t('newPassword.askSubmit')} onSubmit={submit}>
      <SignInField
        name="email"
        label={t('login.email')}
        type="email"
        autoComplete="username"
        dir="ltr"
        error={isWrong ? t('newPassword.emailInvalid') : undefined}
      />
    </SignInForm>
  );
}
