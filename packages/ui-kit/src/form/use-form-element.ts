import { type FormEvent, type FormEventHandler, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { focusWithClick } from './focus-with-click.js';
import { useFocusBack } from './use-focus-back.js';

export interface FormElementOptions<Values extends FieldValues, Body> {
  form: UseFormReturn<Values, unknown, Body>;
  formId: string;
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
}

/**
 * `formProps` belong to a form's element, `sending` to its button. A browser without scripts cannot send it (`method="dialog"` outside a dialog
 * does nothing): pressing Enter leaves everything that was typed where it is.
 */
export function useFormElement<Values extends FieldValues, Body>({ form, formId, submit }: FormElementOptions<Values, Body>) {
  const element = useRef<HTMLFormElement>(null);
  const sending = form.formState.isSubmitting;
  useFocusBack(element, sending);
  const onSubmit: FormEventHandler<HTMLFormElement> = (event) => void submit(event);
  const formProps = { id: formId, ref: element, method: 'dialog', noValidate: true, onSubmit, ...focusWithClick } as const;
  return { formProps, sending };
}
