import { LANGUAGES, type Language } from '@dealership/contracts';
import { showToast, useLanguage, useTranslation } from '@dealership/ui-kit';
import type { MouseEvent } from 'react';
import { usePath, useSearch } from '../site-context.js';
import styles from './language-links.module.css';
import { ownLanguageOf } from './own-language.js';
import { useSwitchLanguage } from './use-switch-language.js';

/** The current page in another language, with its query. Pages with a fixed language link to the home page instead. */
function addressIn(language: Language, path: string, search: string): string {
  if (ownLanguageOf(path)) return `/?lang=${language}`;
  const query = new URLSearchParams(search);
  query.set('lang', language);
  return `${path}?${query}`;
}

export interface LanguageLinksProps {
  /** Abbreviates English to two letters, for the header's row. */
  short?: boolean;
  className?: string | undefined;
  id?: string;
  /** Makes the list a popover that is opened by a button. */
  popover?: 'auto';
  onChoose?: () => void;
}

/** Links to the three languages. With scripts they translate the page in place; otherwise the server does. */
export function LanguageLinks({ short = false, className, onChoose, ...list }: LanguageLinksProps) {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const path = usePath();
  const search = useSearch();
  const switchTo = useSwitchLanguage();
  const stays = !ownLanguageOf(path);
  const onClick = (code: Language) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (!stays) return;
    event.preventDefault();
    event.currentTarget.closest<HTMLElement>('[popover]')?.togglePopover?.(false);
    onChoose?.();
    switchTo(code).catch((error: unknown) => {
      console.error(`The page could not be shown in ${code}`, error);
      showToast({ kind: 'error', title: t('language.failed.title'), text: t('language.failed.text') });
    });
  };
  return (
    <ul {...list} className={[styles.languages, className].filter(Boolean).join(' ')} aria-label={t('language.label')}>
      {LANGUAGES.map(({ code, name, shortCode }) => (
        <li key={code}>
          <a
            className={styles.language}
            href={addressIn(code, path, search)}
            lang={code}
            hrefLang={code}
            rel="nofollow"
            target={stays ? undefined : '_self'}
            aria-current={code === language ? 'true' : undefined}
            onClick={onClick(code)}
          >
            {code === 'en' && short && (
              <span className={styles.code} aria-hidden="true">
                {shortCode}
              </span>
            )}
            {code === 'ja' && <span className={styles.japanese} aria-hidden="true" />}
            <span className={code === 'ja' ? 'visually-hidden' : code === 'en' && short ? styles.name : undefined}>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
