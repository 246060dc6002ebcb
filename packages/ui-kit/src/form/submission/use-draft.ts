import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { draftName, sendingName } from '../../storage/draft-name.js';
import { tabStorage } from '../../storage/tab-storage.js';

type DraftForm<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'formState' | 'getValues' | 'setValue' | 'watch'>;

const isUnchanged = <Values extends FieldValues>(form: DraftForm<Values>, field: Path<Values>): boolean =>
  form.getValues(field) === form.formState.defaultValues?.[field];

function forgetDraft(name: string): void {
  tabStorage.remove(name);
  tabStorage.remove(sendingName(name));
}

function saveDraft<Values extends FieldValues>(form: DraftForm<Values>, name: string, fields?: readonly string[]): void {
  const values = Object.entries(form.getValues()) as [Path<Values>, unknown][];
  const typed = values.filter(
    // The honeypot's content comes from a bot.
    ([field, value]) =>
      typeof value === 'string' && field !== 'website' && (fields?.includes(field) ?? true) && !isUnchanged(form, field),
  );
  if (typed.length > 0) tabStorage.write(name, JSON.stringify(Object.fromEntries(typed)));
  else forgetDraft(name);
}

function restoreDraft<Values extends FieldValues>(form: DraftForm<Values>, name: string): void {
  const draft = Object.entries(JSON.parse(tabStorage.read(name) ?? '{}')) as [Path<Values>, PathValue<Values, Path<Values>>][];
  for (const [field, value] of draft) if (isUnchanged(form, field)) form.setValue(field, value);
}

/**
 * Stores a form's input in this tab and restores it after a reload or going back; existing input wins. Never stores
 * checkboxes: consent must be given anew. `fields`: the only ones to store; default all. Returns a function that
 * deletes the draft after submission.
 */
export function useDraft<Values extends FieldValues>(
  form: DraftForm<Values>,
  formId: string,
  fields?: readonly string[],
): () => void {
  const name = useRef<string>(undefined);
  useEffect(() => {
    const here = draftName(formId);
    name.current = here;
    restoreDraft(form, here);
    saveDraft(form, here, fields);
    return form.watch(() => saveDraft(form, here, fields)).unsubscribe;
  }, [form, formId, fields]);
  return useCallback(() => {
    if (name.current) forgetDraft(name.current);
  }, []);
}
