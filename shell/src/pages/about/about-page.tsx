import { ButtonLink, FilePicture, PageHead, useTranslation } from '@dealership/ui-kit';
import picture from '../../assets/delivery-bow.webp?picture';
import { useDealerAddress } from '../../layout/site-context.js';
import styles from './about-page.module.css';

const STATISTICS = ['years', 'imported', 'satisfaction', 'support'] as const;

export function AboutPage() {
  const { t } = useTranslation('about');
  const address = useDealerAddress();
  const story = t('story', { returnObjects: true }) as string[];
  return (
    <article className={styles.page}>
      <PageHead title={t('title')} description={t('description')} />
      <header className={styles.header}>
        <h1>{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
      </header>
      <FilePicture className={styles.picture} file={picture} alt={t('pictureAlt')} sizes="(min-width: 78rem) 74rem, 92vw" first />
      <div className={styles.story}>
        {story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <section className={styles.statistics} aria-label={t('statistics.label')}>
        {STATISTICS.map((statistic) => (
          <p key={statistic} className={styles.statistic}>
            <bdi className={styles.value}>{t(`statistics.${statistic}.value`)}</bdi>
            {t(`statistics.${statistic}.label`)}
          </p>
        ))}
      </section>
      <section className={styles.contact}>
        <h2>{t('contactTitle')}</h2>
        <p>{t('contactText', { address })}</p>
        <ButtonLink href="/contact">{t('contact')}</ButtonLink>
      </section>
    </article>
  );
}
