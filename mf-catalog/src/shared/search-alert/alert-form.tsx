import type { AlertFilters } from '@dealership/contracts';
import { requestSearchAlert } from '@dealership/contracts/inquiries/search-alerts/endpoints';
import { TextWithEmail, useLanguage, useTranslation } from '@dealership/ui-kit';
import { EmailForm, type EmailProblem } from '@dealership/ui-kit/email-form';
import { ApiError, call } from '@dealership/ui-kit/query';
import { SentMark } from '@dealership/ui-kit/sent';
import { useEffect, useId, useRef, useState } from 'react';
import { useBundledTexts } from '../use-bundled-texts.js';
import styles from './alert-form.module.css';
import ar from './locales/ar.json';
import en from './locales/en.json';
import ja from './locales/ja.json';

const chosen = (filters: Record<string, string>) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value)) as AlertFilters;

function problemOf(error: unknown): EmailProblem {
  if (!(error instanceof ApiError)) return 'common:form.error';
  if (error.status === 429) return 'common:form.rateLimited';
  const isAddress = error.body?.errors?.some(({ path }) => path === 'email');
  return isAddress ? 'common:validation.email' : 'common:form.error';
}

function useAlert(filters: Record<string, string>) {
  const { language } = useLanguage();
  const [sent, setSent] = useState<{ search: string; email: string }>();
  // A different search is a different alert.
  const search = JSON.stringify(chosen(filters));
  const send = (email: string, website: string) =>
    call(requestSearchAlert, { body: { email, website, filters: chosen(filters) }, language }).then(() => {
      setSent({ search, email });
      return undefined;
    }, problemOf);
  return { send, sent: sent?.search === search ? sent.email : undefined };
}

/** Replaces the form and its title, and is announced to screen readers. */
function Sent({ email, id }: { email: string; id: string }) {
  const { t } = useTranslation('alert');
  const containerRef = useRef<HTMLDivElement>(null);
  useEffect(() => containerRef.current?.focus(), []);
  return (
    <div ref={containerRef} tabIndex={-1} className={styles.sent} role="status">
      <h2 id={id} className={styles.title}>
        <SentMark small />
        {t('sent.title')}
      </h2>
      <p>
        <TextWithEmail text={t('sent.text', { email })} email={email} />
      </p>
    </div>
  );
}

export interface AlertFormProps {
  filters: Record<string, string>;
  /** Whether it is one of several options side by side. */
  aside?: boolean;
  /** Called when an alert for these filters was requested, and when other filters need another. */
  onSent?: ((isSent: boolean) => void) | undefined;
}

export function AlertForm({ filters, aside = false, onSent }: AlertFormProps) {
  const { t } = useBundledTexts('alert', { en, ar, ja });
  const id = useId();
  const { send, sent } = useAlert(filters);
  const isSent = sent !== undefined;
  useEffect(() => onSent?.(isSent), [onSent, isSent]);
  return (
    <section className={aside ? styles.aside : styles.alert} aria-labelledby={`${id}title`}>
      {!sent && (
        <div className={styles.words}>
          <h2 id={`${id}title`} className={styles.title}>
            {t('title')}
          </h2>
          <p className={styles.note}>{t('text')}</p>
        </div>
      )}
      {sent ? (
        <Sent email={sent} id={`${id}title`} />
      ) : (
        <EmailForm id={`${id}email`} text={t} classNames={styles} variant="secondary" onSend={send} />
      )}
    </section>
  );
}
