import { LANGUAGES, type Language } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { rememberLanguage } from '@dealership/ui-kit/remembered-language';
import { useLocation } from '@dealership/ui-kit/router';
import styles from './sign-in.module.css';

/** Links to the page in the three languages, loaded anew. With scripts, the choice is remembered for the admin. */
export function SignInLanguages() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const addressIn = (code: Language): string => {
    const query = new URLSearchParams(search);
    query.set('lang', code);
    return `${pathname}?${query}`;
  };
  return (
    <ul className={styles.languages} aria-label={t('login.language')}>
      {LANGUAGES.map(({ code, name }) => (
        <li key={code}>
          <a
            href={addressIn(code)}
            target="_self"
            lang={code}
            hrefLang={code}
            aria-current={code === language ? 'true' : undefined}
            onClick={() => rememberLanguage(code)}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
