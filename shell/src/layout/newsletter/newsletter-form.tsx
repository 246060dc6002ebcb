import { Button, FieldFrame, fieldErrorId, Input, showToast, TrapField, useTranslation } from '@dealership/ui-kit';
import { type FormEvent, useState } from 'react';
import styles from './newsletter-form.module.css';
import { useNewsletterCall } from './use-newsletter-call.js';

const ID = 'newsletter-email';

const PROBLEMS = { refused: 'common:validation.email', limited: 'common:form.rateLimited', failed: 'common:form.error' } as const;

/** Whether an address is missing or not written as one: the browser's check; the server has the last word. */
function problemIn({ value, validity }: HTMLInputElement): string | undefined {
  if (!value.trim()) return 'footer.newsletter.empty';
  return validity.typeMismatch ? PROBLEMS.refused : undefined;
}

function useNewsletterForm() {
  const { t } = useTranslation('shell');
  const { sending, call } = useNewsletterCall('subscribe');
  const [problem, setProblem] = useState<string>();

  const send = async (form: HTMLFormElement): Promise<string | undefined> => {
    const outcome = await call(Object.fromEntries(new FormData(form)));
    return outcome === 'done' ? undefined : PROBLEMS[outcome];
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const input = form.elements.namedItem('email') as HTMLInputElement;
    const found = problemIn(input) ?? (await send(form));
    setProblem(found);
    if (found) {
      showToast({ kind: 'error', title: t('footer.newsletter.error'), text: t(found) });
      input.focus();
      return;
    }
    form.reset();
    showToast({ kind: 'done', title: t('footer.newsletter.thanks') });
  };
  return { sending, problem, submit };
}

/** One field and a button. What is wrong stands in a toast and under the field. */
export function NewsletterForm() {
  const { t } = useTranslation('shell');
  const { sending, problem, submit } = useNewsletterForm();
  return (
    <form
      method="post"
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
      <FieldFrame id={ID} label={t('footer.newsletter.email')} required={false} error={problem && t(problem)}>
        <div className={styles.row}>
          <Input
            id={ID}
            name="email"
            type="email"
            dir="ltr"
            autoComplete="email"
            aria-required="true"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? fieldErrorId(ID) : undefined}
          />
          <Button type="submit" aria-disabled={sending}>
            {t(sending ? 'footer.newsletter.sending' : 'footer.newsletter.submit')}
          </Button>
        </div>
      </FieldFrame>
      <TrapField register={{ name: 'website' }} />
    </form>
  );
}
