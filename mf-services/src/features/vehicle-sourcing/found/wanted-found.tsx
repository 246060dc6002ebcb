import { FilePicture, Icon, useTranslation } from '@dealership/ui-kit';
import coupe from '../../../assets/found-coupe.webp?picture';
import offroad from '../../../assets/found-offroad.webp?picture';
import saloon from '../../../assets/found-saloon.webp?picture';
import { PageSection } from '../../../shared/service-page/page-section.js';
import styles from './wanted-found.module.css';

/** The car found for each example search, by the name of the search's texts. */
const SEARCHES = Object.entries({ coupe, offroad, saloon });

/** Example searches: the customer's wish, and the car that was found. */
export function WantedFound() {
  const { t } = useTranslation('sourcing-found');
  return (
    <PageSection title={t('title')} text={t('text')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the row scrolls, and the keyboard must reach it. */}
      <ul className={styles.wall} aria-label={t('title')} tabIndex={0}>
        {SEARCHES.map(([search, picture]) => (
          <li key={search} className={styles.search}>
            <div className={styles.wanted}>
              <h3 className={styles.label}>{t('wanted')}</h3>
              <p className={styles.brief}>{t(`searches.${search}.wanted`)}</p>
            </div>
            <Icon name="arrow" className={styles.arrow} />
            <div className={styles.found}>
              <h3 className={styles.label}>{t('found')}</h3>
              <FilePicture className={styles.picture} file={picture} alt="" sizes="(min-width: 56.25em) 20vw, 78vw" />
              <p>{t(`searches.${search}.found`)}</p>
              <p className={styles.days}>{t(`searches.${search}.days`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('note')}</p>
    </PageSection>
  );
}
