import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';

type Schema = Parameters<typeof standardSchemaResolver>[0];

/** Form values while editing: no selection and unchecked boxes allowed. */
export type Draft<Body> = { [Name in keyof Body]: Body[Name] extends true ? boolean : Body[Name] | '' };

interface SchemaFormOptions<Values extends FieldValues> {
  /** A contract schema, as the server uses it, or a function that loads it at the first validation. */
  schema: unknown;
  defaults: Values;
}

/** Loads the schema at the first validation, so that no page waits for it. If loading fails, the server validates. */
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
 * A form validated by a contract schema: each field on blur, all of them on submit. `Checked`: the schema's output
 * type, if different.
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
