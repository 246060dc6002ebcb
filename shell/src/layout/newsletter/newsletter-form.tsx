import {
  Button,
  dismissToast,
  fieldStyles,
  HONEYPOT_NAME,
  HoneypotField,
  Icon,
  showToast,
  useTranslation,
} from '@dealership/ui-kit';
import { type FormEvent, useRef, useState } from 'react';
import { NEWSLETTER_FIELD_ID } from './newsletter-field-id.js';
import styles from './newsletter-form.module.css';
import { NewsletterSent } from './newsletter-sent.js';
import { useNewsletterCall } from './use-newsletter-call.js';

const ERROR_ID = 'newsletter-error';

const EMPTY = 'footer.newsletter.empty';

const PROBLEMS = { refused: 'common:validation.email', limited: 'common:form.rateLimited', failed: 'common:form.error' } as const;

/** The problem of an address according to the browser's validation: missing or malformed. The server decides. */
function problemIn({ value, validity }: HTMLInputElement): string | undefined {
  if (!value.trim()) return EMPTY;
  return validity.typeMismatch ? PROBLEMS.refused : undefined;
}

function useNewsletterForm() {
  const { t } = useTranslation('shell');
  const { sending, call } = useNewsletterCall('subscribe');
  const [problem, setProblem] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const toast = useRef(0);

  const send = async (form: HTMLFormElement): Promise<string | undefined> => {
    const { email, [HONEYPOT_NAME]: website } = Object.fromEntries(new FormData(form));
    const outcome = await call({ email, website });
    return outcome === 'done' ? undefined : PROBLEMS[outcome];
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    dismissToast(toast.current);
    const form = event.currentTarget;
    const input = form.elements.namedItem('email') as HTMLInputElement;
    const found = problemIn(input) ?? (await send(form));
    setProblem(found);
    if (found) {
      if (found === EMPTY) toast.current = showToast({ kind: 'error', title: t('footer.newsletter.error'), text: t(found) });
      input.focus();
      return;
    }
    setSentTo(input.value.trim());
    showToast({ kind: 'success', title: t('footer.newsletter.thanks'), text: t('footer.newsletter.confirm') });
  };
  return { sending, problem, submit, sentTo, reopen: () => setSentTo(undefined) };
}

/** The newsletter form: a field and a button, then a panel in their place. */
export function NewsletterForm() {
  const { t } = useTranslation('shell');
  const { sending, problem, submit, sentTo, reopen } = useNewsletterForm();
  if (sentTo) return <NewsletterSent email={sentTo} onAgain={reopen} />;
  return (
    <form
      method="dialog"
      className={[styles.form, 'needs-script'].join(' ')}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-labelledby="newsletter-title"
    >
      <div className={styles.words}>
        <h2 id="newsletter-title" className={styles.title}>
          {t('footer.newsletter.title')}
        </h2>
        <p className={styles.note}>{t('footer.newsletter.note')}</p>
      </div>
      <div className={fieldStyles.field}>
        <label className={fieldStyles.label} htmlFor={NEWSLETTER_FIELD_ID}>
          {t('footer.newsletter.email')}
        </label>
        <div className={styles.row}>
          <input
            id={NEWSLETTER_FIELD_ID}
            className={fieldStyles.input}
            name="email"
            type="email"
            dir="ltr"
            autoComplete="email"
            aria-required="true"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem && ERROR_ID}
          />
          {problem && (
            // A missing address is announced by the toast.
            <p id={ERROR_ID} className={`${fieldStyles.error} ${styles.error}`} role={problem === EMPTY ? undefined : 'alert'}>
              <Icon name="alert" size={16} />
              {t(problem)}
            </p>
          )}
          <Button type="submit" aria-disabled={sending}>
            {t(sending ? 'footer.newsletter.sending' : 'footer.newsletter.submit')}
          </Button>
        </div>
      </div>
      <HoneypotField />
    </form>
  );
}
