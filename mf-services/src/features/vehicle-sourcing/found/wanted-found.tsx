import { Icon, useTranslation } from '@dealership/ui-kit';
import { PageSection } from '../../../shared/service-page/page-section.js';
import styles from './wanted-found.module.css';

const SEARCHES = ['coupe', 'offroad', 'saloon'] as const;

const SIDE = {
  coupe:
    'M10 62C14 50 34 48 58 45C82 28 108 20 140 20C172 20 196 32 214 42C232 44 248 48 250 62L226 66A18 18 0 0 0 190 66L76 66A18 18 0 0 0 40 66L12 66Z',
  offroad:
    'M12 60C12 48 22 44 48 42L78 14C82 11 88 10 96 10L224 10C232 10 236 16 238 26L244 60L230 66A20 20 0 0 0 190 66L82 66A20 20 0 0 0 42 66L14 66Z',
  saloon:
    'M10 60C14 48 34 46 66 43C88 24 108 18 142 18C174 18 190 28 206 40C230 42 246 46 250 58L248 66L226 66A18 18 0 0 0 190 66L78 66A18 18 0 0 0 42 66L12 66Z',
} as const;

/** What a search looks like: the words of the one who asked, and the car that came of them. */
export function WantedFound() {
  const { t } = useTranslation('sourcing-found');
  return (
    <PageSection title={t('title')} text={t('text')}>
      <ul className={styles.wall}>
        {SEARCHES.map((search) => (
          <li key={search} className={styles.search}>
            <div className={styles.wanted}>
              <h3 className={styles.label}>{t('wanted')}</h3>
              <p className={styles.brief}>{t(`searches.${search}.wanted`)}</p>
            </div>
            <Icon name="arrow" className={styles.arrow} />
            <div className={styles.found}>
              <h3 className={styles.label}>{t('found')}</h3>
              <svg className={styles.side} viewBox="0 0 260 90" aria-hidden="true">
                <path d={SIDE[search]} />
                <circle cx="58" cy="68" r="14" />
                <circle cx="208" cy="68" r="14" />
              </svg>
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
