import { PageHead, useTranslation } from '@dealership/ui-kit';
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
      <div className={styles.paper}>
        <h1>{t(`legal.${name}.title`)}</h1>
        <p className={styles.updated}>{t('legal.updated')}</p>
        {sections.map(({ title, text }) => (
          <section key={title} className={styles.section}>
            <h2>{title}</h2>
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
