import { ButtonLink, useTranslation } from '@dealership/ui-kit';
import { lazy, Suspense } from 'react';
import phonePicture from '../../../../infra/demo-data/pictures/hero/hero-mobile.webp';
import poster from '../../../../infra/demo-data/pictures/hero/hero-poster.webp';
import styles from './hero.module.css';
import { useFilmWanted } from './use-film-wanted.js';

const HeroFilm = lazy(() => import(/* webpackChunkName: "hero-film" */ './hero-film.js'));

export function Hero() {
  const { t } = useTranslation('shell');
  const filmWanted = useFilmWanted();
  return (
    <section className={styles.hero}>
      <picture>
        <source media="(max-width: 767.98px)" srcSet={phonePicture} width="900" height="1200" />
        <img className={styles.picture} src={poster} alt="" width="1600" height="900" fetchPriority="high" />
      </picture>
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
