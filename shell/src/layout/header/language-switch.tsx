import { LANGUAGES, type Language } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import type { MouseEvent } from 'react';
import { usePath, useSearch } from '../site-context.js';
import styles from './language-switch.module.css';
import { useSwitchLanguage } from './use-switch-language.js';

/** The same page in another language: its post, its filters and its page stay. */
function addressIn(language: Language, path: string, search: string): string {
  const query = new URLSearchParams(search);
  query.set('lang', language);
  return `${path}?${query}`;
}

/** Three links: with scripts they translate the page in place, without them the server does. */
export function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const path = usePath();
  const search = useSearch();
  const switchTo = useSwitchLanguage();
  const onClick = (code: Language) => (event: MouseEvent) => {
    event.preventDefault();
    void switchTo(code);
  };
  return (
    <ul className={styles.languages} aria-label={t('language.label')}>
      {LANGUAGES.map(({ code, name, shortCode }) => (
        <li key={code}>
          <a
            className={styles.language}
            href={addressIn(code, path, search)}
            lang={code}
            hrefLang={code}
            rel="nofollow"
            aria-current={code === language ? 'true' : undefined}
            onClick={onClick(code)}
          >
            <span aria-hidden="true">{shortCode}</span>
            <span className="visually-hidden">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
