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
 * `formProps` are for the form element, `sending` for its button. Without scripts the form cannot be submitted
 * (`method="dialog"` outside a dialog does nothing), so Enter keeps the input.
 */
export function useFormElement<Values extends FieldValues, Body>({ form, formId, submit }: FormElementOptions<Values, Body>) {
  const element = useRef<HTMLFormElement>(null);
  const sending = form.formState.isSubmitting;
  useFocusBack(element, sending);
  const onSubmit: FormEventHandler<HTMLFormElement> = (event) => void submit(event);
  const formProps = { id: formId, ref: element, method: 'dialog', noValidate: true, onSubmit, ...focusWithClick } as const;
  return { formProps, sending };
}
