import { ButtonLink, Icon, useTranslation } from '@dealership/ui-kit';
import { useHomeContent } from '../use-home-content.js';
import styles from './faq-section.module.css';

/** Questions that expand in place. */
export function FaqSection() {
  const { t } = useTranslation('home');
  const questions = useHomeContent()?.questions ?? [];
  const half = Math.ceil(questions.length / 2);
  const columns = [questions.slice(0, half), questions.slice(half)].filter(([first]) => first);
  return (
    <section className={styles.section} aria-labelledby="faq-title">
      <header className={styles.header}>
        <div className={styles.words}>
          <h2 id="faq-title">{t('faq.title')}</h2>
          <p className={styles.intro}>{t('faq.intro')}</p>
        </div>
        <ButtonLink variant="secondary" href="/contact">
          {t('faq.ask')}
        </ButtonLink>
      </header>
      {/* Two columns: opening a question moves only those below it. */}
      <div className={styles.columns}>
        {columns.map((column) => (
          <div key={column[0]?.question} className={styles.list}>
            {column.map(({ question, answer }) => (
              <details key={question} className={styles.item}>
                <summary className={styles.question}>
                  <h3 className={styles.name}>{question}</h3>
                  <Icon name="down" className={styles.sign} />
                </summary>
                <p className={styles.answer}>{answer}</p>
              </details>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
