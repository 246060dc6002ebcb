import { FilePicture, type PictureFile, useTranslation } from '@dealership/ui-kit';
import type { ReactNode } from 'react';
import type { PageName } from '../service-kind.js';
import styles from './page-hero.module.css';

export interface PageHeroProps {
  page: PageName;
  picture: PictureFile;
  /** A line above the title. */
  above?: string;
  /** Buttons and links. */
  children: ReactNode;
}

/** The top of a page: its title and tagline beside a picture. */
export function PageHero({ page, picture, above, children }: PageHeroProps) {
  const { t } = useTranslation(page);
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <div className={styles.title}>
          {above && <p className={styles.above}>{above}</p>}
          <h1>{t('title')}</h1>
        </div>
        <p className={styles.intro}>{t('intro')}</p>
        <div className={styles.actions}>{children}</div>
      </div>
      <FilePicture className={styles.picture} file={picture} alt="" sizes="(min-width: 56.25em) 58vw, 100vw" first />
    </header>
  );
}
