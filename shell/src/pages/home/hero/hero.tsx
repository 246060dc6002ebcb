import { ButtonLink, FilePicture, useTranslation } from '@dealership/ui-kit';
import { lazy, Suspense } from 'react';
import phonePicture from '../../../assets/hero-mobile.webp?picture';
import poster from '../../../assets/hero-poster.webp?picture';
import styles from './hero.module.css';
import { useFilmWanted } from './use-film-wanted.js';

const HeroFilm = lazy(() => import(/* webpackChunkName: "hero-film" */ './hero-film.js'));

export function Hero() {
  const { t } = useTranslation('shell');
  const filmWanted = useFilmWanted();
  return (
    <section className={styles.hero}>
      <FilePicture
        className={`${styles.picture} directed`}
        file={poster}
        instead={{ media: '(max-width: 767.98px)', file: phonePicture }}
        alt=""
        sizes="100vw"
        first
      />
      <div className={styles.words}>
        <div className={styles.claim}>
          <h1 className={styles.title}>{t('home.title')}</h1>
          <p className={styles.text}>{t('home.text')}</p>
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
      {filmWanted && (
        <Suspense>
          <HeroFilm />
        </Suspense>
      )}
    </section>
  );
}
