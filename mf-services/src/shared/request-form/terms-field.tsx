import { useTranslation } from '@dealership/ui-kit';
import type { FieldBaseProps, FieldValues } from '@dealership/ui-kit/form';
import { CheckboxField } from '@dealership/ui-kit/form-choices';
import styles from './terms-field.module.css';

/** Consent to the terms, beside a link to them. */
export function TermsField<Values extends FieldValues>(field: FieldBaseProps<Values>) {
  const { t } = useTranslation('services');
  return (
    <div className={styles.terms}>
      <CheckboxField {...field} required />
      <a href="/terms" target="_blank" rel="noopener">
        {t('form.readTerms')}
      </a>
    </div>
  );
}
