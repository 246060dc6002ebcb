import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';

type Schema = Parameters<typeof standardSchemaResolver>[0];

/** What a form holds while it is filled in: lists with nothing chosen yet, boxes that are not ticked yet. */
export type Draft<Body> = { [Name in keyof Body]: Body[Name] extends true ? boolean : Body[Name] | '' };

interface SchemaFormOptions<Values extends FieldValues> {
  /** A schema of contracts, the same one that the server checks with, or what loads it at the first check. */
  schema: unknown;
  defaults: Values;
}

/** Loads the schema with the first check, so that no page waits for it. While it cannot be loaded, the server checks. */
function resolverOf(schema: unknown): Resolver<FieldValues, unknown, unknown> {
  if (typeof schema !== 'function') return standardSchemaResolver(schema as Schema);
  return async (values, ...rest) => {
    try {
      return await standardSchemaResolver((await schema()) as Schema)(values, ...rest);
    } catch (error) {
      console.error('The form is checked by the server only', error);
      return { values, errors: {} };
    }
  };
}

/**
 * A form that is checked by a schema of contracts: each field when it is left, all of them when it is sent.
 * `Checked`: what the schema makes of the values, where that is another type.
 */
export function useSchemaForm<Values extends FieldValues, Checked = Values>(options: SchemaFormOptions<Values>) {
  const { schema, defaults } = options;
  return useForm<Values, unknown, Checked>({
    defaultValues: defaults as DefaultValues<Values>,
    resolver: resolverOf(schema) as never,
    mode: 'onTouched',
    shouldFocusError: true,
  });
}
