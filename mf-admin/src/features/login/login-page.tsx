import { showToast, useTranslation } from '@dealership/ui-kit';
import { goTo } from '@dealership/ui-kit/navigation';
import { useSearchParams } from '@dealership/ui-kit/router';
import { adminAddress } from '../../shared/api/session.js';
import { useNewPasswordOf } from '../../shared/staff/sign-in/after-new-password.js';
import { SignInLayout } from '../../shared/staff/sign-in/sign-in-layout.js';
import { LoginForm } from './login-form.js';

/** The staff's sign-in page: a password, and an e-mail address if there is more than one account. */
export function LoginPage() {
  const { t } = useTranslation('admin');
  const [params] = useSearchParams();
  const newPasswordOf = useNewPasswordOf();
  const intro = newPasswordOf === undefined ? undefined : t('newPassword.done');
  const goOn = () => {
    showToast({ kind: 'success', title: t('login.successful') });
    goTo(adminAddress(params.get('place')));
  };
  return (
    <SignInLayout
      title={t('login.title')}
      description={t('login.description')}
      intro={params.has('ended') ? t('login.ended') : intro}
      back={{ href: '/', text: t('login.toSite') }}
    >
      <LoginForm email={newPasswordOf} onSignedIn={goOn} />
    </SignInLayout>
  );
}
