import { cleanEmail } from '@dealership/contracts';
import { Button, fieldStyles, HONEYPOT_NAME, HoneypotField, Icon, useTranslation } from '@dealership/ui-kit';
import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';

/** Why an address was not accepted: the text's key. */
export type EmailProblem = `common:${'validation.noEmail' | 'validation.email' | 'form.rateLimited' | 'form.error'}`;

const MISSING = 'common:validation.noEmail';

/** The browser's validation of the address; the server decides. */
function problemIn({ value, validity }: HTMLInputElement): EmailProblem | undefined {
  if (!value) return MISSING;
  return validity.typeMismatch ? 'common:validation.email' : undefined;
}

type Inputs = Record<'email' | typeof HONEYPOT_NAME, HTMLInputElement>;

export interface EmailFormProps extends Pick<ComponentProps<'form'>, 'className' | 'aria-labelledby'> {
  /** The field's id. */
  id: string;
  text: (key: 'email' | 'submit' | 'sending') => string;
  classNames: { row?: string; problem?: string };
  variant: ComponentProps<typeof Button>['variant'];
  /** Sends the address, and `website`, which only bots fill in. Resolves to its problem; the field keeps the input. */
  onSend: (email: string, website: string) => Promise<EmailProblem | undefined>;
  /** Called at each attempt, if a missing address is announced elsewhere and only shown at the field. */
  onAttempt?: (isMissing: boolean) => void;
  /** Before the field. */
  children?: ReactNode;
}

/** A form of one e-mail address. Problems are shown at the field, which takes the focus. */
export function EmailForm({ id, text, classNames, variant, onSend, onAttempt, children, ...form }: EmailFormProps) {
  const { t } = useTranslation();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<EmailProblem>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const { email, [HONEYPOT_NAME]: trap } = event.currentTarget.elements as HTMLFormControlsCollection & Inputs;
    email.value = cleanEmail(email.value);
    let found = problemIn(email);
    onAttempt?.(found === MISSING);
    if (!found) {
      setSending(true);
      found = await onSend(email.value, trap.value);
      setSending(false);
    }
    setProblem(found);
    if (found) email.focus();
  };
  return (
    <form {...form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {children}
      <div className={fieldStyles.field}>
        <label className={fieldStyles.label} htmlFor={id}>
          {text('email')}
        </label>
        <div className={classNames.row}>
          <input
            id={id}
            className={fieldStyles.input}
            name="email"
            type="email"
            dir="ltr"
            autoComplete="email"
            aria-required="true"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem && `${id}-problem`}
          />
          {problem && (
            <p
              id={`${id}-problem`}
              className={`${fieldStyles.error} ${classNames.problem}`}
              role={onAttempt && problem === MISSING ? undefined : 'alert'}
            >
              <Icon name="alert" size={16} />
              {t(problem)}
            </p>
          )}
          <Button variant={variant} type="submit" aria-disabled={sending}>
            {text(sending ? 'sending' : 'submit')}
          </Button>
        </div>
      </div>
      <HoneypotField />
    </form>
  );
}
