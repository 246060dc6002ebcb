import { needsPostcode } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Field, FieldPair } from '@dealership/ui-kit/form';
import { TermsField } from '../../../shared/request-form/terms-field.js';
import { CHECKOUT_FORM_ID, type CheckoutForm } from './checkout-values.js';
import { FormSection } from './form-section.js';

/** Where the bill goes, and the consent. */
export function BillingFields({ form }: { form: CheckoutForm }) {
  const { t } = useTranslation('auction-checkout');
  const field = { form, idPrefix: CHECKOUT_FORM_ID };
  return (
    <FormSection title={t('billing')}>
      <FieldPair>
        <Field
          {...field}
          name="billingAddress"
          label={t('fields.billingAddress')}
          autoComplete="billing address-line1"
          required
        />
        <Field
          {...field}
          name="zipCode"
          label={t('fields.zipCode')}
          autoComplete="billing postal-code"
          required={needsPostcode(form.watch('country'))}
          leftToRight
        />
      </FieldPair>
      <TermsField {...field} name="agreeTerms" label={t('fields.agreeTerms')} />
    </FormSection>
  );
}
