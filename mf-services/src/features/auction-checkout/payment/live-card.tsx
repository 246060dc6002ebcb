import type { CheckoutReceipt } from '@dealership/contracts';
import { Button, StatusPanel, useLanguage, useTranslation } from '@dealership/ui-kit';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure/index.mjs';
import { type Ref, useImperativeHandle, useMemo, useState } from 'react';
import type { CheckoutDetails } from '../form/checkout-values.js';
import type { Confirmation } from './confirmation.js';
import { payAtStripe } from './pay-stripe.js';
import { stripeAppearance } from './stripe-appearance.js';

/** The interface between the form and the payment provider's fields. */
export interface LiveCardHandle {
  /** Shows errors at their fields. Resolves to the provider's message, if any. */
  check(): Promise<string | undefined>;
  pay(receipt: CheckoutReceipt, details: CheckoutDetails): Promise<Confirmation>;
}

export interface LiveCardProps {
  publishableKey: string;
  /** In US dollars. */
  amount: number;
  ref: Ref<LiveCardHandle>;
}

function StripeFields({ ref }: Pick<LiveCardProps, 'ref'>) {
  const stripe = useStripe();
  const elements = useElements();
  useImperativeHandle(ref, () => ({
    async check() {
      if (!elements) throw new Error('The payment form is not there yet');
      return (await elements.submit()).error?.message;
    },
    async pay(receipt, details) {
      if (!stripe || !elements) throw new Error('The payment form is not there yet');
      return payAtStripe(stripe, elements, receipt, details);
    },
  }));
  return <PaymentElement />;
}

/** Loads Stripe's script; `undefined` after a failure until `again` is called. */
function useStripeScript(publishableKey: string) {
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another script.
  const script = useMemo(() => loadStripe(publishableKey), [publishableKey, attempt]);
  const stripe = useMemo(
    () =>
      script.catch((error: unknown) => {
        console.error('Stripe could not be loaded', error);
        setFailed(attempt);
        return null;
      }),
    [script, attempt],
  );
  return { stripe: failed === attempt ? undefined : stripe, again: () => setAttempt(attempt + 1) };
}

/** Stripe's own fields in Stripe's frames: card data never reaches this page. */
export function LiveCard({ publishableKey, amount, ref }: LiveCardProps) {
  const { t } = useTranslation('auction-checkout');
  const { language } = useLanguage();
  const { stripe, again } = useStripeScript(publishableKey);
  if (!stripe)
    return (
      <StatusPanel text={t('card.unavailable')} role="alert">
        <Button onClick={again}>{t('common:retry')}</Button>
      </StatusPanel>
    );
  const options = { mode: 'payment', amount: Math.round(amount * 100), currency: 'usd', locale: language } as const;
  return (
    <Elements stripe={stripe} options={{ ...options, appearance: stripeAppearance() }}>
      <StripeFields ref={ref} />
    </Elements>
  );
}
