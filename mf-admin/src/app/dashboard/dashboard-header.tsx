import { isLanguage, LANGUAGES } from '@dealership/contracts';
import { staffLogout } from '@dealership/contracts/staff/endpoints';
import { showToast, useLanguage, useTranslation } from '@dealership/ui-kit';
import { call, useMutation } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { PasswordButton } from '../../features/password/index.js';
import { forgetSignIn, goTo, LOGIN_PATH } from '../../shared/api/session.js';
import { LogoutIcon } from '../../shared/display/icons.js';
import { Choice } from '../../shared/list/choice.js';
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
      <div className={styles.brand}>
        <svg viewBox="0 0 64 64" width="40" height="40" fill="none" stroke="currentColor" aria-hidden="true">
          <circle cx="32" cy="32" r="29.5" strokeWidth="1.6" />
          <path
            strokeWidth="2.2"
            strokeLinecap="round"
            d="M9.2 39.2C12.6 36.4 17.6 35.2 22.4 34.6C26.8 30.2 31.2 27 37.2 27C43.2 27 47.8 31 51.6 33.6C53.6 35 54.8 36.6 55 39M13.6 43A4.9 4.9 0 0 1 23.4 43M40.8 43A4.9 4.9 0 0 1 50.6 43M26.4 43H37.8"
          />
          <path d="M32 10.8 33.5 15.6 32 20.4 30.5 15.6Z" fill="currentColor" strokeWidth="1.2" />
        </svg>
        <h1 className={styles.title}>{t('dashboard.title')}</h1>
      </div>
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
