import { isLanguage, LANGUAGES } from '@dealership/contracts';
import { staffLogout } from '@dealership/contracts/staff/endpoints';
import { showToast, useLanguage, useTranslation } from '@dealership/ui-kit';
import { call, useMutation } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { PasswordButton } from '../features/password/index.js';
import { forgetSignIn, goTo, LOGIN_PATH } from '../shared/api/session.js';
import { LogoutIcon } from '../shared/display/icons.js';
import { Choice } from '../shared/list/choice.js';
import styles from './dashboard.module.css';
import { switchLanguage } from './switch-language.js';

export function DashboardHeader() {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const logout = useMutation({
    mutationFn: () => call(staffLogout),
    onSuccess: () => {
      forgetSignIn();
      showToast({ kind: 'done', title: t('logout.done') });
      goTo(LOGIN_PATH);
    },
    // The session would go on: saying so is better than a sign-in page that only looks like the end of it.
    onError: () => showToast({ kind: 'error', title: t('logout.failed'), text: t('logout.failedText') }),
  });
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{t('dashboard.title')}</h1>
      <div className={styles.tools}>
        <a href="/">{t('dashboard.toSite')}</a>
        <Choice
          aria-label={t('dashboard.language')}
          value={language}
          options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(code) => isLanguage(code) && switchLanguage(code)}
        />
        <PasswordButton />
        <Button icon={<LogoutIcon className="directed" />} loading={logout.isPending} onClick={() => logout.mutate()}>
          {t('logout.button')}
        </Button>
      </div>
    </header>
  );
}
