import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import { ApiError } from '../query/api-client.js';

type Schema = Parameters<typeof standardSchemaResolver>[0];

/** What a visitor typed into the server's form before the page came to life; it must not be lost. */
function typedSoFar(formId: string): Record<string, string> {
  if (typeof document === 'undefined') return {};
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return {};
  return Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

interface SchemaFormOptions<Values extends FieldValues> {
  /** Id of the form element; also lets what was typed before hydration be found. */
  formId: string;
  /** A schema of contracts: the same one that the server checks with. */
  schema: unknown;
  defaults: Values;
}

/** A form that is checked by a schema of contracts: each field when it is left, all of them when it is sent. */
export function useSchemaForm<Values extends FieldValues>({ formId, schema, defaults }: SchemaFormOptions<Values>) {
  const defaultValues = { ...defaults, ...typedSoFar(formId) } as DefaultValues<Values>;
  return useForm<Values>({
    defaultValues,
    resolver: standardSchemaResolver(schema as Schema) as never,
    mode: 'onTouched',
    shouldFocusError: true,
  });
}

/** Puts the server's field errors beside their fields. Returns whether there were any. */
export function showServerErrors<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): boolean {
  const errors = (error instanceof ApiError && error.body?.errors) || [];
  const known = errors.filter(({ path }) => path in form.getValues());
  for (const { path, message } of known) form.setError(path as Path<Values>, { type: 'server', message });
  const [first] = known;
  if (first) form.setFocus(first.path as Path<Values>);
  return known.length > 0;
}
