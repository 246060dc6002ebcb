import { FilePicture, Icon, NameText, useTranslation } from '@dealership/ui-kit';
import black from '../../../assets/listing-black.webp?picture';
import blue from '../../../assets/listing-blue.webp?picture';
import silver from '../../../assets/listing-silver.webp?picture';
import { formatYen } from '../../../shared/currency/format-money.js';
import { isolated } from '../../../shared/isolated.js';
import { PageSection } from '../../../shared/service-page/page-section.js';
import styles from './sample-listing.module.css';

const LOTS = [
  {
    lot: '41207',
    picture: blue,
    grade: '4.5',
    interior: 'B',
    start: 7_850_000,
    km: '42,000',
    name: 'Tsukihara Arashi RS',
    year: 2001,
    marks: 'A1 U1',
  },
  {
    lot: '41384',
    picture: silver,
    grade: '4',
    interior: 'B',
    start: 640_000,
    km: '68,000',
    name: 'Tsukihara Kazane',
    year: 2004,
    marks: 'A2 W1',
  },
  {
    lot: '42011',
    picture: black,
    grade: '3.5',
    interior: 'C',
    start: 1_180_000,
    km: '98,000',
    name: 'Hoshimura Kumano',
    year: 1988,
    marks: 'A2 S',
  },
] as const;

const FACTS = ['listing', 'sheet', 'start', 'date'] as const;

/** Sample lots as they appear in the listings, with auction sheet, grade and starting bid. */
export function SampleListing() {
  const { t } = useTranslation('access-listing');
  return (
    <PageSection title={t('title')} text={t('text')}>
      <div className={styles.listing}>
        <ul className={styles.lots}>
          {LOTS.map(({ lot, picture, grade, interior, start, km, name, year, marks }) => (
            <li key={lot} className={styles.lot}>
              <FilePicture className={styles.picture} file={picture} alt="" sizes="(min-width: 56.25em) 30vw, 60vw" />
              <span className={styles.grade}>
                <span className={styles.caption} aria-hidden="true">
                  {t('stamp')}
                </span>
                <span className="visually-hidden">{t('grade')} </span>
                <NameText text={grade} />
                <small>
                  <span className="visually-hidden">{t('interior')} </span>
                  <bdi>{interior}</bdi>
                </small>
              </span>
              <span className={styles.car}>
                <span className={styles.name}>
                  <NameText text={name} />
                </span>
                <span className={styles.quiet}>
                  <bdi>{t('year', { year })}</bdi> · <bdi>{km}</bdi> {t('km')}
                </span>
                <span className={styles.quiet}>{t('lot', { lot })}</span>
                <span className={styles.marks}>{t('marks', { marks: isolated(marks) })}</span>
              </span>
              <span className={styles.start}>
                <span className={styles.quiet}>{t('start')}</span>
                <span>
                  <bdi dir="ltr">{formatYen(start)}</bdi>
                </span>
              </span>
            </li>
          ))}
        </ul>
        <ul className={styles.facts}>
          {FACTS.map((fact) => (
            <li key={fact}>
              <Icon name="check" size={16} />
              {t(`facts.${fact}`)}
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          {t('note')}{' '}
          <a className={styles.decode} href="/auction-bidding#decoder">
            {t('decode')}
          </a>
        </p>
      </div>
    </PageSection>
  );
}
