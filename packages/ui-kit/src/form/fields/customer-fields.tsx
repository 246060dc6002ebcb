import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { Field } from './field.js';
import { NameFields } from './name-fields.js';
import type { FieldBaseProps } from './use-field.js';

/** A form without a known customer: sender fields and honeypot. */
export const NOBODY = { firstName: '', lastName: '', email: '', phone: '', website: '' };

export interface CustomerFieldsProps<Values extends FieldValues> extends Pick<FieldBaseProps<Values>, 'form' | 'idPrefix'> {
  label: (name: 'firstName' | 'lastName' | 'email' | 'phone') => string;
  phoneRequired?: boolean;
  /** Between the e-mail address and the phone number. */
  children?: ReactNode;
}

/** The sender fields of every form. */
export function CustomerFields<Values extends FieldValues>(props: CustomerFieldsProps<Values>) {
  const { label, phoneRequired = false, children, ...fields } = props;
  const field = (name: 'email' | 'phone') => ({ ...fields, name: name as Path<Values>, label: label(name), leftToRight: true });
  return (
    <>
      <NameFields {...fields} label={label} />
      <Field {...field('email')} type="email" autoComplete="email" required />
      {children}
      <Field {...field('phone')} type="tel" autoComplete="tel" required={phoneRequired} />
    </>
  );
}
