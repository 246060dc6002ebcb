import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Button } from '../components/controls/button.js';
import { TrapField } from './trap-field.js';
import { useDraft } from './use-draft.js';
import type { FieldBaseProps } from './use-field.js';
import { useSchemaForm } from './use-schema-form.js';
import { type SubmissionOptions, useSubmission } from './use-submission.js';
import styles from './visitor-form.module.css';

/** What the fields of a form share. */
export interface FormFields<Values extends FieldValues> {
  form: FieldBaseProps<Values>['form'] & Pick<UseFormReturn<Values>, 'watch' | 'setValue'>;
  idPrefix: string;
}

export interface VisitorFormProps<Values extends FieldValues, Body> extends Omit<SubmissionOptions<Values, Body>, 'form'> {
  /** Of contracts; what it makes of the values is the body that is sent. */
  schema: unknown;
  words: Record<'submit' | 'sending' | 'note', string>;
  className?: string;
  /** Id of the heading that names the form. */
  titleId?: string;
  /** Instead of the button, for visitors without scripts. */
  withoutScript?: ReactNode;
  children: (fields: FormFields<Values>) => ReactNode;
}

/** A form of the public pages, and what becomes of it. What was typed stays until it has been sent, also over a reload and the way back. */
export function VisitorForm<Values extends FieldValues, Body = Values>(props: VisitorFormProps<Values, Body>) {
  const { schema, words, className, titleId, withoutScript, children, ...submission } = props;
  const { formId, defaults, onSent } = submission;
  const form = useSchemaForm<Values, Body>({ schema, defaults });
  const forgetDraft = useDraft(form, formId);
  const done = () => {
    forgetDraft();
    onSent?.();
  };
  const { formProps, sending } = useSubmission<Values, Body>({ ...submission, form, onSent: done });
  return (
    <form {...formProps} className={[styles.form, className].join(' ')} aria-labelledby={titleId}>
      {children({ form, idPrefix: formId })}
      <TrapField register={form.register('website' as Path<Values>)} />
      <Button type="submit" className="needs-script" disabled={sending}>
        {sending ? words.sending : words.submit}
      </Button>
      {withoutScript}
      <p className={styles.note}>{words.note}</p>
    </form>
  );
}
