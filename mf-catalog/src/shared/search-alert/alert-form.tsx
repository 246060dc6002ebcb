import type { AlertFilters } from '@dealership/contracts';
import { requestSearchAlert } from '@dealership/contracts/inquiries/search-alerts/endpoints';
import { Button, fieldStyles, HONEYPOT_NAME, HoneypotField, Icon, useLanguage, useTranslation } from '@dealership/ui-kit';
import { ApiError, call } from '@dealership/ui-kit/query';
import { SentMark } from '@dealership/ui-kit/sent';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useBundledTexts } from '../use-bundled-texts.js';
import styles from './alert-form.module.css';
import ar from './locales/ar.json';
import en from './locales/en.json';
import ja from './locales/ja.json';

type Problem = 'common:validation.noEmail' | 'common:validation.email' | 'common:form.rateLimited' | 'common:form.error';

const chosen = (filters: Record<string, string>) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value)) as AlertFilters;

/** The browser's validation of the address; the service decides. */
function problemIn({ value, validity }: HTMLInputElement): Problem | undefined {
  if (!value.trim()) return 'common:validation.noEmail';
  return validity.typeMismatch ? 'common:validation.email' : undefined;
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return 'common:form.error';
  if (error.status === 429) return 'common:form.rateLimited';
  const isAddress = error.body?.errors?.some(({ path }) => path === 'email');
  return isAddress ? 'common:validation.email' : 'common:form.error';
}

function useAlertForm(filters: Record<string, string>) {
  const { language } = useLanguage();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [sent, setSent] = useState<{ search: string; email: string }>();
  // A different search is a different alert.
  const search = JSON.stringify(chosen(filters));
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const { email, [HONEYPOT_NAME]: trap } = event.currentTarget.elements as unknown as Record<string, HTMLInputElement>;
    if (!email || !trap) return;
    let found = problemIn(email);
    if (!found) {
      setSending(true);
      const body = { email: email.value, website: trap.value, filters: chosen(filters) };
      found = await call(requestSearchAlert, { body, language }).then(() => undefined, problemOf);
      setSending(false);
    }
    setProblem(found);
    if (found) email.focus();
    else setSent({ search, email: email.value.trim() });
  };
  return { sending, problem, sent: sent?.search === search ? sent.email : undefined, submit };
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
      <p>{t('sent.text', { email: `\u2068${email}\u2069` })}</p>
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
  const { sending, problem, sent, submit } = useAlertForm(filters);
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
        <form method="dialog" noValidate onSubmit={(event) => void submit(event)}>
          <div className={fieldStyles.field}>
            <label className={fieldStyles.label} htmlFor={`${id}email`}>
              {t('email')}
            </label>
            <div className={styles.row}>
              <input
                id={`${id}email`}
                className={fieldStyles.input}
                name="email"
                type="email"
                dir="ltr"
                autoComplete="email"
                aria-required="true"
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem && `${id}problem`}
              />
              {problem && (
                <p id={`${id}problem`} className={`${fieldStyles.error} ${styles.problem}`} role="alert">
                  <Icon name="alert" size={16} />
                  {t(problem)}
                </p>
              )}
              <Button variant="secondary" type="submit" aria-disabled={sending}>
                {t(sending ? 'sending' : 'submit')}
              </Button>
            </div>
          </div>
          <HoneypotField />
        </form>
      )}
    </section>
  );
}
