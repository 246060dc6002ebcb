import { ButtonLink, ContentUnavailable, FilePicture, PageHead, Spinner, useTranslation } from '@dealership/ui-kit';
import type { Article } from '../../article.js';
import villa from '../../assets/villa-dusk.webp?picture';
import { fillPlaceholders } from '../../fill-placeholders.js';
import { OpeningHours } from '../../layout/contact/opening-hours.js';
import { useDealerAddress } from '../../layout/site-context.js';
import { useArticle } from '../use-article.js';
import styles from './about-page.module.css';
import { BesidePicture, Chapter } from './chapter.js';

function Statistics({ statistics }: Pick<Article<'about'>['texts'], 'statistics'>) {
  const { t } = useTranslation('about');
  return (
    <section className={styles.statistics} aria-label={t('statistics.label')}>
      {statistics.map(({ value, label }) => (
        <p key={label} className={styles.statistic}>
          <bdi className={styles.value}>{value}</bdi>
          {label}
        </p>
      ))}
    </section>
  );
}

function AboutArticle({ texts: { title, description, intro, chapters, statistics, contact } }: Article<'about'>) {
  const { t } = useTranslation('about');
  const address = useDealerAddress();
  const besideShowroom = chapters.findIndex(({ beside }) => beside === 'showroom');
  /** Not twice. */
  const showsKey = chapters.every(({ beside }) => beside !== 'key');
  const figures = statistics.length > 0 && <Statistics statistics={statistics} />;
  return (
    <article>
      <PageHead title={title} description={description} />
      <header className={styles.hero}>
        <FilePicture className={styles.wide} file={villa} alt={t('pictureAlt')} sizes="100vw" first />
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className={styles.intro}>{intro}</p>
        </div>
      </header>
      {chapters.map((chapter, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chapters have no other name.
        <Chapter key={at} at={at} {...chapter}>
          {at === besideShowroom && figures}
        </Chapter>
      ))}
      {besideShowroom === -1 && <div className={styles.end}>{figures}</div>}
      <section className={[styles.chapter, showsKey && styles.turned, styles.contact].filter(Boolean).join(' ')}>
        <div className={styles.text}>
          <h2>{contact.title}</h2>
          <p className={styles.visit}>{fillPlaceholders(contact.text, { address })}</p>
          <div className={styles.hours}>
            <p className={styles.when}>{t('hours')}</p>
            <OpeningHours />
          </div>
          <div className={styles.ways}>
            <ButtonLink href="/contact">{t('contact')}</ButtonLink>
            <ButtonLink variant="secondary" href="/inventory">
              {t('shell:notFound.inventory')}
            </ButtonLink>
          </div>
        </div>
        {showsKey && (
          <div className={styles.beside}>
            <BesidePicture name="key" />
          </div>
        )}
      </section>
    </article>
  );
}

export function AboutPage() {
  const { content, failed } = useArticle('about');
  if (content) return <AboutArticle {...content} />;
  return failed ? <ContentUnavailable /> : <Spinner />;
}
