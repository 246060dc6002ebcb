import { CHECKOUT_COUNTRIES, needsPostcode } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { CustomerFields, Field, FieldPair } from '@dealership/ui-kit/form';
import { SelectField } from '@dealership/ui-kit/form-choices';
import { CHECKOUT_FORM_ID, type CheckoutForm } from './checkout-values.js';
import { FormSection } from './form-section.js';

/** Fields for the buyer and the billing address. */
export function PersonalFields({ form }: { form: CheckoutForm }) {
  const { t } = useTranslation('auction-checkout');
  const field = { form, idPrefix: CHECKOUT_FORM_ID, required: true };
  return (
    <>
      <FormSection title={t('personal')} number={1}>
        <FieldPair names>
          <CustomerFields form={form} idPrefix={CHECKOUT_FORM_ID} label={(name) => t(`services:form.${name}`)} phoneRequired>
            <Field
              {...field}
              name="confirmEmail"
              label={t('fields.confirmEmail')}
              type="email"
              autoComplete="email"
              leftToRight
            />
            <SelectField
              {...field}
              name="country"
              label={t('fields.country')}
              placeholder={t('services:form.choose')}
              options={CHECKOUT_COUNTRIES.map((code) => ({ value: code, label: t(`countries.${code}`) }))}
              autoComplete="country"
            />
          </CustomerFields>
        </FieldPair>
      </FormSection>
      <FormSection title={t('billing')} number={2}>
        <Field {...field} name="billingAddress" label={t('fields.billingAddress')} autoComplete="billing address-line1" />
        <FieldPair short>
          <Field {...field} name="city" label={t('fields.city')} autoComplete="billing address-level2" />
          <Field
            {...field}
            name="zipCode"
            label={t('fields.zipCode')}
            autoComplete="billing postal-code"
            required={needsPostcode(form.watch('country'))}
            leftToRight
          />
        </FieldPair>
      </FormSection>
    </>
  );
}
