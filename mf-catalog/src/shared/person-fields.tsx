import { useTranslation } from '@dealership/ui-kit';
import { Field, type FieldBaseProps, NameFields } from '@dealership/ui-kit/form';
import styles from './form.module.css';

/** Who writes, as every form of the catalogue asks it. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string;
}

export const NOBODY = { firstName: '', lastName: '', email: '', phone: '' } satisfies Person;

export interface PersonFieldsProps extends Pick<FieldBaseProps<Person>, 'form' | 'idPrefix'> {
  phoneRequired?: boolean;
}

export function PersonFields({ form, idPrefix, phoneRequired = false }: PersonFieldsProps) {
  const { t } = useTranslation('catalog');
  const field = { form, idPrefix, required: true };
  return (
    <>
      <div className={styles.pair}>
        <NameFields form={form} idPrefix={idPrefix} label={(name) => t(`fields.${name}`)} />
      </div>
      <div className={styles.pair}>
        <Field {...field} name="email" label={t('fields.email')} type="email" autoComplete="email" leftToRight />
        <Field
          {...field}
          name="phone"
          label={t('fields.phone')}
          type="tel"
          autoComplete="tel"
          leftToRight
          required={phoneRequired}
        />
      </div>
    </>
  );
}
