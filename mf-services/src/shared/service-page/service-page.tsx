import { ButtonLink, PageHead, useTranslation } from '@dealership/ui-kit';
import type { ReactNode } from 'react';
import type { ServiceKind } from '../service-kind.js';
import styles from './service-page.module.css';
import { StepList } from './step-list.js';

export interface ServicePageProps {
  kind: ServiceKind;
  /** 1600 × 1067 pixels. */
  picture: string;
  /** Keys of the steps' texts, in order. */
  steps: readonly string[];
  /** Stands between the steps and the request. */
  between?: ReactNode;
  /** Stands beside the form, under its title. */
  aside?: ReactNode;
  /** The form, or what stands in its place. */
  children: ReactNode;
}

/** What every service's page has: a picture with its promise, the steps, and the request. */
export function ServicePage({ kind, picture, steps, between, aside, children }: ServicePageProps) {
  const { t } = useTranslation(kind);
  const requestId = `${kind}-section`;
  return (
    <article>
      <PageHead title={t('title')} description={t('description')} />
      <header className={styles.hero}>
        <div className={styles.words}>
          <h1>{t('title')}</h1>
          <p className={styles.intro}>{t('intro')}</p>
          <ButtonLink className={styles.action} href={`#${requestId}`}>
            {t('action')}
          </ButtonLink>
        </div>
        <img className={styles.picture} src={picture} alt="" width="1600" height="1067" fetchPriority="high" />
      </header>
      <section className={styles.process}>
        <h2>{t('process')}</h2>
        <StepList steps={steps.map((step) => ({ title: t(`steps.${step}.title`), text: t(`steps.${step}.text`) }))} />
      </section>
      {between}
      <section id={requestId} className={styles.request}>
        <div className={styles.lead}>
          <h2 id={`${kind}-title`}>{t('request.title')}</h2>
          <p className={styles.text}>{t('request.text')}</p>
          {aside}
        </div>
        <div className={styles.panel}>{children}</div>
      </section>
    </article>
  );
}
