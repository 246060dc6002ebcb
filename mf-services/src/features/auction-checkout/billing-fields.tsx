import { needsPostcode } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Field, useAlive } from '@dealership/ui-kit/form';
import { CheckboxField } from '@dealership/ui-kit/form-choices';
import { FieldPair } from '../../shared/request-form/field-pair.js';
import styles from './billing-fields.module.css';
import { CHECKOUT_FORM_ID, type CheckoutForm } from './checkout-values.js';
import { FormSection } from './form-section.js';

/** Where the bill goes, and the consent. */
export function BillingFields({ form }: { form: CheckoutForm }) {
  const { t } = useTranslation('auction-checkout');
  const field = { form, idPrefix: CHECKOUT_FORM_ID };
  // The server knew nothing of a country that was chosen before the form came to life.
  const country = useAlive() ? form.watch('country') : '';
  return (
    <FormSection title={t('billing')}>
      <FieldPair>
        <Field
          {...field}
          name="billingAddress"
          label={t('fields.billingAddress')}
          autoComplete="billing street-address"
          required
        />
        <Field
          {...field}
          name="zipCode"
          label={t('fields.zipCode')}
          autoComplete="billing postal-code"
          required={needsPostcode(country)}
          leftToRight
        />
      </FieldPair>
      <div className={styles.terms}>
        <CheckboxField {...field} name="agreeTerms" label={t('fields.agreeTerms')} required />
        <a href="/terms" target="_blank" rel="noopener">
          {t('readTerms')}
        </a>
      </div>
    </FormSection>
  );
}
