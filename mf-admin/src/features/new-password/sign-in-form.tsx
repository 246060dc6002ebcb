import { Button, useTranslation } from '@dealership/ui-kit';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import styles from '../../shared/staff/sign-in/sign-in.module.css';

interface SignInFormProps {
  submit: string;
  /** Resolves to the name of the rejected field. */
  onSubmit: (typed: FormData) => Promise<string | undefined>;
  children: ReactNode;
}

/** A form that prevents concurrent submissions and focuses the rejected field. */
export function SignInForm({ submit, onSubmit, children }: SignInFormProps) {
  const { t } = useTranslation('admin');
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    const refused = await onSubmit(new FormData(event.currentTarget));
    setSending(false);
    if (refused) form.current?.querySelector<HTMLInputElement>(`#${refused}`)?.focus();
  }

  return (
    // `post`: if the form is submitted before the scripts have loaded, a password must not end up in the URL.
    <form ref={form} className={styles.form} method="post" onSubmit={send} noValidate>
      {children}
      <Button type="submit" disabled={sending} className={styles.submit}>
        {sending ? t('newPassword.sending') : submit}
      </Button>
    </form>
  );
}
