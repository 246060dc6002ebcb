import { localize } from '@dealership/contracts';
import { ButtonLink, FilePicture, useLanguage, useTranslation } from '@dealership/ui-kit';
import { lazy, Suspense } from 'react';
import phonePicture from '../../../assets/hero-mobile.webp?picture';
import poster from '../../../assets/hero-poster.webp?picture';
import { useSite } from '../../../layout/site-context.js';
import styles from './hero.module.css';
import { useFilmEnabled } from './use-film-enabled.js';

// Without the film, the poster stays.
const HeroFilm = lazy(() => import(/* webpackChunkName: "hero-film" */ './hero-film.js').catch(() => ({ default: () => <></> })));

/** The film's poster, wider than an upright window; on phones, a picture that shows the car's whole front. */
const STANDARD = {
  className: `${styles.picture} ${styles.standard} directed`,
  file: poster,
  instead: { media: '(max-width: 47.99em)', file: phonePicture },
  sizes: '(min-width: 48em) and (max-aspect-ratio: 1/1) 130vw, 100vw',
};

/** A custom picture is cropped to its centre on a phone. */
const OWN = { className: styles.picture ?? '', sizes: '(max-width: 47.99em) 150vw, 100vw' };

export function Hero() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const { title, text, picture } = useSite().front;
  const filmEnabled = useFilmEnabled();
  return (
    <section className={picture ? `${styles.hero} ${styles.shaded}` : styles.hero}>
      <FilePicture {...(picture ? { ...OWN, file: picture } : STANDARD)} alt="" first />
      <div className={styles.words}>
        <div className={styles.claim}>
          <h1 className={styles.title}>{localize(title, language)}</h1>
          <p className={styles.text}>{localize(text, language)}</p>
        </div>
        <div className={styles.actions}>
          <ButtonLink href="/inventory">{t('home.inventory')}</ButtonLink>
          <ButtonLink variant="secondary" href="/auction-access">
            {t('home.auction')}
          </ButtonLink>
          <ButtonLink variant="secondary" href="/auction-bidding">
            {t('home.calculator')}
          </ButtonLink>
        </div>
      </div>
      {filmEnabled && !picture && (
        <Suspense>
          <HeroFilm />
        </Suspense>
      )}
    </section>
  );
}
