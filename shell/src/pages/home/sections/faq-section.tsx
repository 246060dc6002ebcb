import { ButtonLink, Icon, useTranslation } from '@dealership/ui-kit';
import { useHomeContent } from '../use-home-content.js';
import styles from './faq-section.module.css';

/** Questions that expand in place. */
export function FaqSection() {
  const { t } = useTranslation('home');
  const asked = useHomeContent()?.questions ?? [];
  return (
    <section className={styles.section} aria-labelledby="faq-title">
      <header className={styles.header}>
        <h2 id="faq-title">{t('faq.title')}</h2>
        <p className={styles.intro}>{t('faq.intro')}</p>
        <ButtonLink look="secondary" href="/contact">
          {t('faq.ask')}
        </ButtonLink>
      </header>
      <div className={styles.list}>
        {asked.map(({ question, answer }) => (
          <details key={question} className={styles.item}>
            <summary className={styles.question}>
              <h3 className={styles.words}>{question}</h3>
              <Icon name="down" className={styles.sign} />
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
