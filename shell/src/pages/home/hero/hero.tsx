import { inLanguage } from '@dealership/contracts';
import { ButtonLink, FilePicture, useLanguage, useTranslation } from '@dealership/ui-kit';
import { lazy, Suspense } from 'react';
import phonePicture from '../../../assets/hero-mobile.webp?picture';
import poster from '../../../assets/hero-poster.webp?picture';
import { useSite } from '../../../layout/site-context.js';
import styles from './hero.module.css';
import { useFilmWanted } from './use-film-wanted.js';

const HeroFilm = lazy(() => import(/* webpackChunkName: "hero-film" */ './hero-film.js'));

/** The film's own first picture, and another one on phones. */
const STANDARD = { file: poster, instead: { media: '(max-width: 767.98px)', file: phonePicture } };

export function Hero() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const { title, text, picture } = useSite().front;
  const filmWanted = useFilmWanted();
  return (
    <section className={styles.hero}>
      <FilePicture
        className={`${styles.picture} directed`}
        {...(picture ? { file: picture } : STANDARD)}
        alt=""
        sizes="100vw"
        first
      />
      <div className={styles.words}>
        <div className={styles.claim}>
          <h1 className={styles.title}>{inLanguage(title, language)}</h1>
          <p className={styles.text}>{inLanguage(text, language)}</p>
        </div>
        <div className={styles.actions}>
          <ButtonLink href="/inventory">{t('home.inventory')}</ButtonLink>
          <ButtonLink look="secondary" href="/auction-access">
            {t('home.auction')}
          </ButtonLink>
          <ButtonLink look="secondary" href="/auction-bidding">
            {t('home.calculator')}
          </ButtonLink>
        </div>
      </div>
      {filmWanted && !picture && (
        <Suspense>
          <HeroFilm />
        </Suspense>
      )}
    </section>
  );
}
