import { ButtonLink, HeadSinkContext, Icon, useTranslation } from '@dealership/ui-kit';
import { useContext } from 'react';
import { useSite } from '../../../layout/site-context.js';
import type { HomeContent } from '../../../site-config.js';
import { dealerNode, questionsNode, siteNode } from '../../../structured-data.js';
import { useHomeContent } from '../use-home-content.js';
import styles from './faq-section.module.css';

/** Puts the home page’s structured data into the document that the server is rendering. */
function useHomeInHead(asked: HomeContent['questions']): void {
  const site = useSite();
  const sink = useContext(HeadSinkContext);
  if (!sink?.head) return;
  // Here and not in the page, which is there from the first moment: no browser needs it.
  sink.head = { ...sink.head, structuredData: [siteNode(site), dealerNode(site), questionsNode(asked)] };
}

/** Questions that open where they stand. */
export function FaqSection() {
  const { t } = useTranslation('home');
  const asked = useHomeContent()?.questions ?? [];
  useHomeInHead(asked);
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
