import { useTranslation } from '@dealership/ui-kit';
import type { ReactNode } from 'react';
import type { PageName } from '../service-kind.js';
import styles from './page-hero.module.css';

export interface PageHeroProps {
  page: PageName;
  /** 1600 × 1067 pixels. */
  picture: string;
  /** What the visitor can do: buttons and links. */
  children: ReactNode;
}

/** The beginning of a page: its title and its promise beside a picture. */
export function PageHero({ page, picture, children }: PageHeroProps) {
  const { t } = useTranslation(page);
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <h1>{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
        <div className={styles.actions}>{children}</div>
      </div>
      <img className={styles.picture} src={picture} alt="" width="1600" height="1067" fetchPriority="high" />
    </header>
  );
}
