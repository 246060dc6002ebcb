import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';

type Schema = Parameters<typeof standardSchemaResolver>[0];

/** What a form holds while it is filled in: lists with nothing chosen yet, boxes that are not ticked yet. */
export type Draft<Body> = { [Name in keyof Body]: Body[Name] extends true ? boolean : Body[Name] | '' };

/** What a visitor typed into the server's form before the page came to life; it must not be lost. */
function typedSoFar(formId: string): Record<string, string | boolean> {
  const form = typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(`form#${formId}`);
  const controls = [...(form?.elements ?? [])] as HTMLInputElement[];
  const typed = ({ type, checked, value }: HTMLInputElement) => (type === 'checkbox' ? checked : value);
  return Object.fromEntries(controls.filter(({ name }) => name).map((control) => [control.name, typed(control)]));
}

interface SchemaFormOptions<Values extends FieldValues> {
  /** Id of the form element; also lets what was typed before hydration be found. */
  formId: string;
  /** A schema of contracts: the same one that the server checks with. */
  schema: unknown;
  defaults: Values;
}

/**
 * A form that is checked by a schema of contracts: each field when it is left, all of them when it is sent.
 * `Checked`: what the schema makes of the values, where that is another type.
 */
export function useSchemaForm<Values extends FieldValues, Checked = Values>(options: SchemaFormOptions<Values>) {
  const { formId, schema, defaults } = options;
  const [defaultValues] = useState(() => ({ ...defaults, ...typedSoFar(formId) }) as DefaultValues<Values>);
  return useForm<Values, unknown, Checked>({
    defaultValues,
    resolver: standardSchemaResolver(schema as Schema) as never,
    mode: 'onTouched',
    shouldFocusError: true,
  });
}
