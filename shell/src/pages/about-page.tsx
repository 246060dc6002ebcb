import { ButtonLink, FilePicture, PageHead, useTranslation } from '@dealership/ui-kit';
import picture from '../assets/delivery-bow.webp?picture';
import { useDealerAddress } from '../layout/site-context.js';
import styles from './about-page.module.css';

const STATISTICS = ['years', 'imported', 'satisfaction', 'support'] as const;

export function AboutPage() {
  const { t } = useTranslation('pages');
  const address = useDealerAddress();
  const story = t('about.story', { returnObjects: true }) as string[];
  return (
    <article className={styles.page}>
      <PageHead title={t('about.title')} description={t('about.description')} />
      <header className={styles.header}>
        <h1>{t('about.title')}</h1>
        <p className={styles.intro}>{t('about.intro')}</p>
      </header>
      <FilePicture
        className={styles.picture}
        file={picture}
        alt={t('about.pictureAlt')}
        sizes="(min-width: 78rem) 74rem, 92vw"
        first
      />
      <div className={styles.story}>
        {story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <section className={styles.statistics} aria-label={t('about.statistics.label')}>
        {STATISTICS.map((statistic) => (
          <p key={statistic} className={styles.statistic}>
            <bdi className={styles.value}>{t(`about.statistics.${statistic}.value`)}</bdi>
            {t(`about.statistics.${statistic}.label`)}
          </p>
        ))}
      </section>
      <section className={styles.contact}>
        <h2>{t('about.contactTitle')}</h2>
        <p>{t('about.contactText', { address })}</p>
        <ButtonLink href="/contact">{t('about.contact')}</ButtonLink>
      </section>
    </article>
  );
}
