import type { PageTextName } from '@dealership/contracts';
import {
  Button,
  ButtonLink,
  ContentUnavailable,
  dateTimeFormat,
  PageHead,
  Spinner,
  useLanguage,
  useTranslation,
} from '@dealership/ui-kit';
import { RichText } from '@dealership/ui-kit/rich-text';
import type { Article } from '../article.js';
import { LEGAL_LINKS } from '../layout/navigation.js';
import styles from './legal-page.module.css';
import { useArticle } from './use-article.js';

type LegalText = Exclude<PageTextName, 'about'>;

/** The date of the default texts. */
const FIRST_PUBLISHED = '2026-11-23';

function Updated({ at }: { at: string | null }) {
  const { t } = useTranslation('pages');
  const { locale } = useLanguage();
  const day = dateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Dubai' });
  return <p className={styles.updated}>{t('legal.updated', { date: day.format(new Date(at ?? FIRST_PUBLISHED)) })}</p>;
}

/** Whom to ask, and the other legal pages. */
function Closing({ name }: { name: LegalText }) {
  const { t } = useTranslation('pages');
  return (
    <footer className={styles.closing}>
      <div className={styles.questions}>
        <h2>{t('legal.questions')}</h2>
        <p>{t('legal.answer')}</p>
      </div>
      <ButtonLink variant="secondary" className={styles.print} href="/contact">
        {t('legal.contact')}
      </ButtonLink>
      <nav className={styles.others} aria-label={t('legal.more')}>
        {LEGAL_LINKS.filter(({ key }) => key !== name && key !== 'credits').map(({ key, path }) => (
          <a key={key} href={path}>
            {t(`shell:navigation.${key}`)}
          </a>
        ))}
      </nav>
    </footer>
  );
}

function LegalArticle({ name, texts: { title, description, sections }, publishedAt }: Article<LegalText>) {
  const { t } = useTranslation('pages');
  return (
    <article className={styles.page} data-letterhead="">
      <PageHead title={title} description={description} />
      <header className={styles.header}>
        <h1>{title}</h1>
        <Updated at={publishedAt} />
      </header>
      <nav className={styles.contents} aria-labelledby="contents-title">
        <h2 id="contents-title" className={styles.contentsTitle}>
          {t('legal.contents')}
        </h2>
        <ol>
          {sections.map((section, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sections are numbered, and two may have the same title.
            <li key={at}>
              <a href={`#section-${at + 1}`}>
                <span className={styles.number}>{at + 1}</span>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
        <Button variant="secondary" className={`${styles.print} needs-script`} onClick={() => window.print()}>
          {t('legal.print')}
        </Button>
      </nav>
      <div className={styles.paper}>
        {sections.map((section, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <section key={at} id={`section-${at + 1}`} className={styles.section}>
            <h2>
              <span className={styles.number}>{at + 1}</span>
              {section.title}
            </h2>
            <RichText className={styles.text} html={section.text} />
          </section>
        ))}
        <Closing name={name} />
      </div>
    </article>
  );
}

function LegalPage({ name }: { name: LegalText }) {
  const { content, failed } = useArticle(name);
  if (content) return <LegalArticle {...content} />;
  return failed ? <ContentUnavailable /> : <Spinner />;
}

export const PrivacyPage = () => <LegalPage name="privacy" />;
export const TermsPage = () => <LegalPage name="terms" />;
export const CookiesPage = () => <LegalPage name="cookies" />;
