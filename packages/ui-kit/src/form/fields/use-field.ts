import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import styles from '../../components/controls/field.module.css';
import { useTranslation } from '../../i18n/react-i18next.js';
import { useLanguage } from '../../i18n/use-language.js';
import { fieldErrorId } from './field-frame.js';

export interface FieldBaseProps<Values extends FieldValues> {
  /** Of a form, what a field needs; forms whose checked values have another type fit too. */
  form: Pick<UseFormReturn<Values>, 'register' | 'getFieldState' | 'formState'>;
  name: Path<Values>;
  label: string;
  required?: boolean;
  /** Keeps ids apart where two forms of a document have fields of the same name. */
  idPrefix?: string;
}

/** What is wrong with a field, in the visitor's language; the server's own words are English. */
function useFieldMessage(): (name: string, message: string) => string {
  const { t, i18n } = useTranslation('common');
  const { language } = useLanguage();
  // The texts are there anyway; the table of their keys is not.
  const isKey = (key: string) => i18n.exists(`common:validation.${key}`);
  return (name, message) => {
    const key = [message, name].find(isKey);
    if (key === message || (key && language !== 'en')) return t(`validation.${key}`);
    return language === 'en' && message ? message : t('form.error');
  };
}

/** What every kind of field has in common: the attributes of its control, its first value, what its frame shows. */
export function useField<Values extends FieldValues>(props: FieldBaseProps<Values>) {
  const { form, name, label, required = false, idPrefix = 'field' } = props;
  const messageOf = useFieldMessage();
  const { error } = form.getFieldState(name, form.formState);
  const id = `${idPrefix}-${name}`;
  return {
    frame: {
      id,
      label,
      required,
      error: error && messageOf(name, error.message ?? ''),
    },
    control: {
      ...form.register(name),
      id,
      className: styles.input,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': error ? fieldErrorId(id) : undefined,
      'aria-required': required || undefined,
    },
    // For the server's markup, where nothing has been registered yet.
    first: form.formState.defaultValues?.[name] as unknown,
  };
}
