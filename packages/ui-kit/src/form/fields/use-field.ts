import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import styles from '../../components/controls/field.module.css';
import { useTranslation } from '../../i18n/react-i18next.js';
import { useLanguage } from '../../i18n/use-language.js';
import { fieldErrorId, fieldHintId } from './field-frame.js';

export interface FieldBaseProps<Values extends FieldValues> {
  /** The part of a form that a field needs; fits forms whose validated values have another type. */
  form: Pick<UseFormReturn<Values>, 'register' | 'getFieldState' | 'formState'>;
  name: Path<Values>;
  label: string;
  required?: boolean;
  /** Help, in the visitor's language. */
  hint?: string | undefined;
  /** Keeps ids unique if two forms of a document have fields of the same name. */
  idPrefix?: string;
}

/** A field's error message in the visitor's language; the server's own texts are English. */
function useFieldMessage(): (name: string, message: string) => string {
  const { t, i18n } = useTranslation('common');
  const { language } = useLanguage();
  // The texts are loaded anyway, but the table of their keys is not.
  const isKey = (key: string) => i18n.exists(`common:validation.${key}`);
  return (name, message) => {
    const key = [message, name].find(isKey);
    if (key === message || (key && language !== 'en')) return t(`validation.${key}`);
    return language === 'en' && message ? message : t('form.error');
  };
}

/**
 * What all kinds of fields have in common: attributes of the control, the initial value, and the props of the frame.
 */
export function useField<Values extends FieldValues>(props: FieldBaseProps<Values>) {
  const { form, name, label, required = false, hint, idPrefix = 'field' } = props;
  const messageOf = useFieldMessage();
  const { error } = form.getFieldState(name, form.formState);
  const id = `${idPrefix}-${name}`;
  const describedBy = [...(error ? [fieldErrorId(id)] : []), ...(hint ? [fieldHintId(id)] : [])];
  return {
    frame: {
      id,
      label,
      required,
      hint,
      error: error && messageOf(name, error.message ?? ''),
    },
    control: {
      ...form.register(name),
      id,
      className: styles.input,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy.join(' ') || undefined,
      'aria-required': required || undefined,
    },
    // For server rendering, where nothing is registered yet.
    first: form.formState.defaultValues?.[name] as unknown,
  };
}
