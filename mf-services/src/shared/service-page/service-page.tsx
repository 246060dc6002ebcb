import { ButtonLink, type PictureFile, useTranslation } from '@dealership/ui-kit';
import type { ReactNode } from 'react';
import type { ServiceKind } from '../service-kind.js';
import { Adviser } from './adviser.js';
import { NextSteps } from './next-steps.js';
import { PageHero } from './page-hero.js';
import { PageSection } from './page-section.js';
import { Process, type ProcessProps } from './process.js';
import { ServiceHead } from './service-head.js';
import styles from './service-page.module.css';

export interface ServicePageProps {
  kind: ServiceKind;
  picture: PictureFile;
  steps: ProcessProps['steps'];
  /** Whether every step has a text with its timing. */
  timed?: boolean;
  /** Content specific to this service, shown first below the picture. */
  signature?: ReactNode;
  /** Content between the steps and the request form. */
  between?: ReactNode;
  /** The form, or its replacement. */
  children: ReactNode;
}

/**
 * The layout of the pages of all requestable services: a hero picture with the tagline, the steps, and the request
 * form.
 */
export function ServicePage({ kind, picture, steps, timed, signature, between, children }: ServicePageProps) {
  const { t } = useTranslation(kind);
  const requestId = `${kind}-section`;
  return (
    <article>
      <ServiceHead page={kind} />
      <PageHero page={kind} picture={picture}>
        <ButtonLink href={`#${requestId}`}>{t('action')}</ButtonLink>
      </PageHero>
      {signature}
      <Process page={kind} steps={steps} timed={timed} joined={signature !== undefined} />
      {between}
      <PageSection
        id={requestId}
        title={t('request.title')}
        titleId={`${kind}-title`}
        text={t('request.text')}
        beside
        foot={
          <>
            <NextSteps page={kind} />
            <Adviser />
          </>
        }
        joined
      >
        <div className={styles.panel}>{children}</div>
      </PageSection>
    </article>
  );
}
