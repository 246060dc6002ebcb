import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { draftName } from '../../memory/draft-name.js';
import { tabMemory } from '../../memory/tab-memory.js';

type DraftForm<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'formState' | 'getValues' | 'setValue' | 'watch'>;

const isUnchanged = <Values extends FieldValues>(form: DraftForm<Values>, field: Path<Values>): boolean =>
  form.getValues(field) === form.formState.defaultValues?.[field];

function keep<Values extends FieldValues>(form: DraftForm<Values>, name: string, fields?: readonly string[]): void {
  const values = Object.entries(form.getValues()) as [Path<Values>, unknown][];
  const typed = values.filter(
    // What stands in the trap was typed by a machine.
    ([field, value]) =>
      typeof value === 'string' && field !== 'website' && (fields?.includes(field) ?? true) && !isUnchanged(form, field),
  );
  if (typed.length > 0) tabMemory.write(name, JSON.stringify(Object.fromEntries(typed)));
  else tabMemory.forget(name);
}

function restore<Values extends FieldValues>(form: DraftForm<Values>, name: string): void {
  const draft = Object.entries(JSON.parse(tabMemory.read(name) ?? '{}')) as [Path<Values>, PathValue<Values, Path<Values>>][];
  for (const [field, value] of draft) if (isUnchanged(form, field)) form.setValue(field, value);
}

/**
 * Keeps what is typed and chosen in a form in this tab, and fills it in again after a reload or on the way back; what stands in a field
 * already stays. Boxes are ticked anew: nobody's consent is remembered. `fields`: the only ones that may be kept; all where not given.
 * Returns what forgets the draft once it has been sent.
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
    restore(form, here);
    keep(form, here, fields);
    return form.watch(() => keep(form, here, fields)).unsubscribe;
  }, [form, formId, fields]);
  return useCallback(() => {
    if (name.current) tabMemory.forget(name.current);
  }, []);
}
