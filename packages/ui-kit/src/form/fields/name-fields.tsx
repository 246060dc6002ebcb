import type { FieldValues, Path } from 'react-hook-form';
import { useLanguage } from '../../i18n/use-language.js';
import { Field } from './field.js';
import type { FieldBaseProps } from './use-field.js';

type Name = 'firstName' | 'lastName';

export interface NameFieldsProps<Values extends FieldValues> extends Pick<FieldBaseProps<Values>, 'form' | 'idPrefix'> {
  label: (name: Name) => string;
}

/** Given and family name, in the order of the visitor's language. */
export function NameFields<Values extends FieldValues>({ label, ...fields }: NameFieldsProps<Values>) {
  const { language } = useLanguage();
  const field = (name: Name, autoComplete: string) => (
    <Field {...fields} key={name} name={name as Path<Values>} label={label(name)} autoComplete={autoComplete} required />
  );
  const names = [field('firstName', 'given-name'), field('lastName', 'family-name')];
  return language === 'ja' ? names.reverse() : names;
}
