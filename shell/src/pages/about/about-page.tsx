import { ButtonLink, FilePicture, PageHead, useTranslation } from '@dealership/ui-kit';
import row from '../../assets/showroom-row.webp?picture';
import showroom from '../../assets/showroom-wide.webp?picture';
import workshop from '../../assets/workshop.webp?picture';
import { OpeningHours } from '../../layout/contact/opening-hours.js';
import { useDealerAddress } from '../../layout/site-context.js';
import styles from './about-page.module.css';
import { Chapter } from './chapter.js';
import { TwoReports } from './two-reports.js';

const STATISTICS = ['years', 'imported', 'satisfaction', 'support'] as const;

const SIZES = '(min-width: 900px) 50vw, 100vw';

function Statistics() {
  const { t } = useTranslation('about');
  return (
    <section className={styles.statistics} aria-label={t('statistics.label')}>
      {STATISTICS.map((statistic) => (
        <p key={statistic} className={styles.statistic}>
          <bdi className={styles.value}>{t(`statistics.${statistic}.value`)}</bdi>
          {t(`statistics.${statistic}.label`)}
        </p>
      ))}
    </section>
  );
}

export function AboutPage() {
  const { t } = useTranslation('about');
  const address = useDealerAddress();
  return (
    <article>
      <PageHead title={t('title')} description={t('description')} />
      <header className={styles.hero}>
        <FilePicture className={styles.wide} file={showroom} alt={t('pictureAlt')} sizes="100vw" first />
        <div className={styles.words}>
          <h1>{t('title')}</h1>
          <p className={styles.intro}>{t('intro')}</p>
        </div>
      </header>
      <Chapter at={0} beside={<FilePicture className={styles.picture} file={row} alt={t('chapters.rule.alt')} sizes={SIZES} />} />
      <Chapter at={1} beside={<TwoReports />} />
      <Chapter
        at={2}
        beside={<FilePicture className={styles.picture} file={workshop} alt={t('chapters.search.alt')} sizes={SIZES} />}
      />
      <Statistics />
      <section className={styles.contact}>
        <div className={styles.visit}>
          <h2>{t('contactTitle')}</h2>
          <p>{t('contactText', { address })}</p>
        </div>
        <OpeningHours className={styles.hours} />
        <ButtonLink href="/contact">{t('contact')}</ButtonLink>
      </section>
    </article>
  );
}
