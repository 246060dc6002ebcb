import { isLanguage, LANGUAGES } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { PasswordButton } from '../../features/password/index.js';
import { Mark } from '../../shared/display/mark.js';
import { Choice } from '../../shared/list/choice.js';
import { SignOutButton } from '../session/sign-out-button.js';
import styles from './dashboard.module.css';
import { switchLanguage } from './switch-language.js';

export function DashboardHeader() {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  return (
    <header className={styles.header}>
      <div className={styles.brand}>
        <Mark />
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
        <SignOutButton />
      </div>
    </header>
  );
}
