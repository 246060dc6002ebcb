import { Icon, useTranslation } from '@dealership/ui-kit';
import map from '../../../public/area-map.svg';
import { useDealerAddress, useSite } from '../../layout/site-context.js';
import styles from './area-map.module.css';

/** Labels of the map, each with a class for its position. */
const NAMES = ['gulf', 'corniche', 'creek', 'ittihad', 'ring', 'jurf', 'sharjah', 'ummAlQuwain'] as const;

/** Numbers of the two roads, shown on signs on the map. */
const ROADS = ['E11', 'E311'] as const;

/** The area that the map covers. For showrooms elsewhere only address and link are shown. */
const SKETCHED = 'Ajman Car Souq';

/**
 * The showroom's location: a map of our own, so that no third party learns of the visit, and a link to an interactive
 * map.
 */
export function AreaMap() {
  const { t } = useTranslation('contact');
  const {
    address: { en },
    position,
  } = useSite();
  const place = encodeURIComponent(position || en);
  const address = useDealerAddress();
  const link = `https://www.google.com/maps/search/?api=1&query=${place}`;
  const directions = `https://www.google.com/maps/dir/?api=1&destination=${place}`;
  return (
    <section className={styles.area} aria-labelledby="map-title">
      <header className={styles.header}>
        <h2 id="map-title">{t('map.title')}</h2>
        <a className={styles.link} href={link} target="_blank" rel="noopener noreferrer">
          {t('map.open')}
          <Icon name="arrow" size={16} />
        </a>
      </header>
      {en.includes(SKETCHED) ? (
        <figure className={styles.figure}>
          <div className={styles.map}>
            <div className={styles.sheet}>
              <img src={map} alt={t('map.alt', { address })} width="1440" height="640" loading="lazy" />
              <div aria-hidden="true">
                {NAMES.map((name) => (
                  <span key={name} className={[styles.name, styles[name]].join(' ')}>
                    <bdi>{t(`map.${name}`)}</bdi>
                  </span>
                ))}
                {ROADS.map((road) => (
                  <span key={road} className={styles[road]}>
                    {road}
                  </span>
                ))}
              </div>
            </div>
            <a
              className={styles.showroom}
              href={directions}
              aria-label={t('map.directions')}
              target="_blank"
              rel="noopener noreferrer"
            >
              <bdi>{address.replace(/([,،、])\s*/, '$1\n')}</bdi>
            </a>
          </div>
          <figcaption className={styles.caption}>{t('map.caption')}</figcaption>
        </figure>
      ) : (
        <p>
          <bdi>{address}</bdi>
        </p>
      )}
    </section>
  );
}
