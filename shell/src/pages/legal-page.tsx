import { Button, PageHead, useTranslation } from '@dealership/ui-kit';
import styles from './legal-page.module.css';

type LegalText = 'privacy' | 'terms' | 'cookies';

interface Section {
  title: string;
  text: string;
}

function LegalPage({ name }: { name: LegalText }) {
  const { t } = useTranslation('pages');
  const sections = t(`legal.${name}.sections`, { returnObjects: true }) as Section[];
  return (
    <article className={styles.page}>
      <PageHead title={t(`legal.${name}.title`)} description={t(`legal.${name}.description`)} />
      <header className={styles.header}>
        <h1>{t(`legal.${name}.title`)}</h1>
        <p className={styles.updated}>{t('legal.updated')}</p>
      </header>
      <nav className={styles.contents} aria-labelledby="contents-title">
        <h2 id="contents-title" className={styles.contentsTitle}>
          {t('legal.contents')}
        </h2>
        <ol>
          {sections.map(({ title }, at) => (
            <li key={title}>
              <a href={`#section-${at + 1}`}>
                <span className={styles.number}>{at + 1}</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
        <Button look="secondary" className={`${styles.print} needs-script`} onClick={() => window.print()}>
          {t('legal.print')}
        </Button>
      </nav>
      <div className={styles.paper}>
        {sections.map(({ title, text }, at) => (
          <section key={title} id={`section-${at + 1}`} className={styles.section}>
            <h2>
              <span className={styles.number}>{at + 1}</span>
              {title}
            </h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </article>
  );
}

export const PrivacyPage = () => <LegalPage name="privacy" />;
export const TermsPage = () => <LegalPage name="terms" />;
export const CookiesPage = () => <LegalPage name="cookies" />;
