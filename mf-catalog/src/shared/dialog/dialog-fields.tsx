import { useTranslation } from '@dealership/ui-kit';
import { CustomerFields, Field, type FieldValues, type FormFields, type Path } from '@dealership/ui-kit/form';
import type { ReactNode } from 'react';
import styles from './dialog-fields.module.css';

export interface DialogFieldsProps<Values extends FieldValues> extends FormFields<Values> {
  intro: string;
  /** Fields shown before the customer's. */
  children?: ReactNode;
}

/** Fields of a dialog's form: name, e-mail, phone, and an optional message. */
export function DialogFields<Values extends FieldValues>({ intro, children, ...fields }: DialogFieldsProps<Values>) {
  const { t } = useTranslation('catalog');
  return (
    <>
      <p className={styles.intro}>{intro}</p>
      {children}
      <div className={styles.customer}>
        <CustomerFields {...fields} label={(name) => t(`fields.${name}`)} phoneRequired />
        <div className={styles.message}>
          <Field {...fields} name={'message' as Path<Values>} label={t('fields.optionalMessage')} rows={2} />
        </div>
      </div>
    </>
  );
}
