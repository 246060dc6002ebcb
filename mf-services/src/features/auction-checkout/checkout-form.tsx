import { Button, useTranslation } from '@dealership/ui-kit';
import { useAlive } from '@dealership/ui-kit/form';
import { useRef } from 'react';
import { useFocusBack } from '../../shared/request-form/use-focus-back.js';
import { BillingFields } from './billing-fields.js';
import { CardSection } from './card-section.js';
import styles from './checkout-form.module.css';
import { CHECKOUT_FORM_ID } from './checkout-values.js';
import { PersonalFields } from './personal-fields.js';
import { priceText } from './price-text.js';
import { type CheckoutOptions, useCheckout } from './use-checkout.js';

export type CheckoutFormProps = CheckoutOptions;

export function CheckoutForm(props: CheckoutFormProps) {
  const { t } = useTranslation('auction-checkout');
  const alive = useAlive();
  const element = useRef<HTMLFormElement>(null);
  const checkout = useCheckout(props);
  const { form, settings, isUnknown, problem, card } = checkout;
  const busy = form.formState.isSubmitting;
  useFocusBack(element, busy);
  const price = priceText(props.amount);
  return (
    <form
      id={CHECKOUT_FORM_ID}
      ref={element}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => void checkout.submit(event)}
      aria-label={t('heading')}
    >
      <PersonalFields form={form} />
      <CardSection form={form} settings={settings} isUnknown={isUnknown} amount={props.amount} card={card} />
      <BillingFields form={form} />
      {problem && <p className={styles.problem}>{problem}</p>}
      <Button type="submit" className="needs-script" disabled={!alive || busy}>
        {busy ? t('processing') : isUnknown ? t('continue') : t('submit', { price })}
      </Button>
      <p className={`${styles.note} needs-script`}>{t('note')}</p>
      <p className="without-script">{t('withoutScript')}</p>
    </form>
  );
}
