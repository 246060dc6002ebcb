import { useTranslation } from '@dealership/ui-kit';
import { type Draft, Field, type FieldBaseProps, type FieldValues, NameFields, type Path } from '@dealership/ui-kit/form';
import { FieldPair } from './field-pair.js';

/** Who sends a request; every request holds it. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

export const nobody = { firstName: '', lastName: '', email: '', phone: '', website: '' };

/** What the fields of a request share. */
export type RequestFields<Body extends FieldValues> = Required<Pick<FieldBaseProps<Draft<Body>>, 'form' | 'idPrefix'>>;

export function PersonFields<Body extends FieldValues & Person>(fields: RequestFields<Body>) {
  const { t } = useTranslation('services');
  const field = (name: keyof Person) => ({
    ...fields,
    // Paths of a type that is not known yet cannot be told from other texts.
    name: name as Path<Draft<Body>>,
    label: t(`form.${name}`),
    required: true,
  });
  return (
    <FieldPair>
      <NameFields {...fields} label={(name) => t(`form.${name}`)} />
      <Field {...field('email')} type="email" autoComplete="email" leftToRight />
      <Field {...field('phone')} type="tel" autoComplete="tel" leftToRight />
    </FieldPair>
  );
}
