import { ButtonLink, HeadSinkContext, Icon, useTranslation } from '@dealership/ui-kit';
import { useContext } from 'react';
import { questionsNode } from '../../structured-data.js';
import styles from './faq-section.module.css';
import { type Question, questions } from './questions.js';

/** Puts the questions into the head of the document that the server is rendering. */
function useQuestionsInHead(asked: Question[]): void {
  const sink = useContext(HeadSinkContext);
  if (!sink?.head) return;
  const { structuredData = [] } = sink.head;
  sink.head = { ...sink.head, structuredData: [...structuredData, questionsNode(asked)] };
}

/** Questions that open where they stand. */
export function FaqSection() {
  const { t } = useTranslation('pages');
  const asked = questions(t);
  useQuestionsInHead(asked);
  return (
    <section className={styles.section} aria-labelledby="faq-title">
      <header className={styles.header}>
        <h2 id="faq-title">{t('home.faq.title')}</h2>
        <p className={styles.intro}>{t('home.faq.intro')}</p>
        <ButtonLink look="secondary" href="/contact">
          {t('home.faq.ask')}
        </ButtonLink>
      </header>
      <div className={styles.list}>
        {asked.map(({ key, question, answer }) => (
          <details key={key} className={styles.item}>
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
