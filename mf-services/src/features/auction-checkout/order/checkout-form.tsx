import { formatUsd } from '@dealership/contracts';
import { Button, HoneypotField, useHydrated, useTranslation } from '@dealership/ui-kit';
import { SlowNote } from '@dealership/ui-kit/form';
import { TermsField } from '../../../shared/request-form/terms-field.js';
import { CHECKOUT_FORM_ID } from '../form/checkout-values.js';
import { PersonalFields } from '../form/personal-fields.js';
import { CardSection } from '../payment/card-section.js';
import styles from './checkout-form.module.css';
import { type CheckoutOptions, useCheckout } from './use-checkout.js';

export type CheckoutFormProps = CheckoutOptions;

export function CheckoutForm(props: CheckoutFormProps) {
  const { t } = useTranslation('auction-checkout');
  const hydrated = useHydrated();
  const { formProps, sending, form, settings, isUnknown, problem, flagged, card } = useCheckout(props);
  const price = formatUsd(props.amount);
  return (
    <form {...formProps} className={styles.form} aria-label={t('heading')}>
      <p className="without-script">{t('withoutScript')}</p>
      <PersonalFields form={form} />
      <CardSection form={form} settings={settings} isUnknown={isUnknown} amount={props.amount} card={card} />
      <TermsField form={form} idPrefix={CHECKOUT_FORM_ID} name="agreeTerms" label={t('fields.agreeTerms')} />
      {!flagged && <HoneypotField register={form.register('website')} />}
      {problem && <p className={styles.problem}>{problem}</p>}
      <SlowNote sending={sending} />
      <Button type="submit" className="needs-script" disabled={!hydrated || sending}>
        {sending ? t('processing') : isUnknown ? t('continue') : t('submit', { price })}
      </Button>
      <p className={`${styles.note} needs-script`}>{t('note')}</p>
    </form>
  );
}
