import type { ReplyPromise } from '@dealership/contracts';
import { type ReactNode, useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Button } from '../components/controls/button.js';
import { HoneypotField } from '../components/controls/honeypot-field.js';
import { useLanguage } from '../i18n/use-language.js';
import type { FieldBaseProps } from './fields/use-field.js';
import { FailureNote } from './submission/failure-note.js';
import { SlowNote } from './submission/slow-note.js';
import { useDraft } from './submission/use-draft.js';
import { type SentTexts, useSentPanel } from './submission/use-sent-panel.js';
import { type SubmissionOptions, useSubmission } from './submission/use-submission.js';
import { useSchemaForm } from './use-schema-form.js';
import styles from './visitor-form.module.css';

/** The props that a form passes to its fields. */
export interface FormFields<Values extends FieldValues> {
  form: FieldBaseProps<Values>['form'] &
    Pick<UseFormReturn<Values>, 'clearErrors' | 'getValues' | 'setValue' | 'trigger' | 'watch'>;
  idPrefix: string;
}

export interface VisitorFormProps<Values extends FieldValues, Body>
  extends Omit<SubmissionOptions<Values, Body>, 'form' | 'onSent'> {
  /** A contract schema; its output is the request body. */
  schema: unknown;
  labels: Record<'submit' | 'sending' | 'note', string>;
  /** The reply promise. */
  promise?: ReplyPromise | undefined;
  /** Content of the confirmation panel after submission. */
  panel?: SentTexts<Body>;
  /** Shows the panel elsewhere instead of in place of the form. */
  onSent?: (panel: ReactNode) => void;
  className?: string;
  /** Id of the form's heading. */
  titleId?: string;
  /**
   * Shown to visitors without scripts, who cannot submit the form: before the fields, so that nobody fills them in
   * needlessly.
   */
  withoutScript?: ReactNode;
  /** What is about to be sent, above the button. */
  summary?: (fields: FormFields<Values>) => ReactNode;
  children: (fields: FormFields<Values>) => ReactNode;
}

/** A form of the public pages with its submission. Input is kept until sent, also across reloads and going back. */
export function VisitorForm<Values extends FieldValues, Body = Values>(props: VisitorFormProps<Values, Body>) {
  const {
    schema,
    labels,
    promise,
    panel: panelTexts,
    className,
    titleId,
    withoutScript,
    onSent,
    summary,
    children,
    ...submission
  } = props;
  const { formId, defaults, sent } = submission;
  const { language } = useLanguage();
  const form = useSchemaForm<Values, Body>({ schema, defaults });
  const forgetDraft = useDraft(form, formId);
  const { panel, hasReturned, show } = useSentPanel<Body>({
    texts: { title: sent.title, next: promise?.sent[language], ...panelTexts },
    className,
    onSent,
  });
  const { formProps, sending, failure } = useSubmission<Values, Body>({
    ...submission,
    form,
    onSent: async (body, receipt) => {
      forgetDraft();
      await show(body, receipt);
    },
  });
  const { ref } = formProps;
  useEffect(() => {
    if (hasReturned && !panel) ref.current?.querySelector('input')?.focus();
  }, [hasReturned, panel, ref]);
  if (panel) return panel;
  return (
    <form {...formProps} className={[styles.form, className].join(' ')} aria-labelledby={titleId}>
      {withoutScript}
      {children({ form, idPrefix: formId })}
      <HoneypotField register={form.register('website' as Path<Values>)} />
      <div className={styles.send} data-send="">
        {summary?.({ form, idPrefix: formId })}
        {failure && <FailureNote {...failure} />}
        <SlowNote sending={sending} />
        <Button type="submit" className="needs-script" disabled={sending}>
          {sending ? labels.sending : labels.submit}
        </Button>
      </div>
      <p className={styles.note}>
        {[promise?.text[language], promise?.measured?.[language], labels.note].filter(Boolean).join(language === 'ja' ? '' : ' ')}
      </p>
    </form>
  );
}
