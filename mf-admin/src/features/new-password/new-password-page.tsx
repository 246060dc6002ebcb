import { PASSWORD_LINK_MINUTES } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useSearchParams } from '@dealership/ui-kit/router';
import { useState } from 'react';
import { LOGIN_PATH } from '../../shared/api/session.js';
import { SignInLayout } from '../../shared/staff/sign-in/sign-in-layout.js';
import { LinkForm } from './link-form.js';
import { PasswordForm } from './password-form.js';

type Step = 'set' | 'ask' | 'invalid' | 'sent';

/**
 * The page that links in e-mails lead to: sets a first password or a new one. Without a link, the user can request one.
 */
export function NewPasswordPage() {
  const { t } = useTranslation('admin');
  const [params] = useSearchParams();
  const token = params.get('token');
  const [step, setStep] = useState<Step>(token ? 'set' : 'ask');
  const title = { set: 'title', ask: 'askTitle', invalid: 'askTitle', sent: 'asked' }[step];
  const intro = { set: 'intro', ask: 'askIntro', invalid: 'invalid', sent: 'askedText' }[step];
  return (
    <SignInLayout
      title={t(`newPassword.${title}`)}
      description={t('newPassword.description')}
      intro={t(`newPassword.${intro}`, { minutes: PASSWORD_LINK_MINUTES })}
      back={{ href: LOGIN_PATH, text: t('newPassword.toLogin') }}
    >
      {step === 'set' && token && <PasswordForm token={token} onInvalid={() => setStep('invalid')} />}
      {(step === 'ask' || step === 'invalid') && <LinkForm onSent={() => setStep('sent')} />}
    </SignInLayout>
  );
}
