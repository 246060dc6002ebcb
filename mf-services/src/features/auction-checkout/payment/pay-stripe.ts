import type { CheckoutReceipt } from '@dealership/contracts';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { billingDetailsOf } from '../form/billing-details.js';
import type { CheckoutDetails } from '../form/checkout-values.js';
import { CONFIRMED_BEFORE, type Confirmation, returnUrl } from './confirmation.js';

/** Pays with Stripe's fields. For 3-D Secure, the browser is redirected to the bank and back. */
export async function payAtStripe(
  stripe: Pick<Stripe, 'confirmPayment'>,
  elements: StripeElements,
  { clientSecret }: CheckoutReceipt,
  details: CheckoutDetails,
): Promise<Confirmation> {
  if (!clientSecret) throw new Error('The order has nothing to confirm');
  const billing = billingDetailsOf(details, `${details.firstName} ${details.lastName}`);
  const { error, paymentIntent } = await stripe.confirmPayment({
    elements,
    clientSecret,
    confirmParams: { return_url: returnUrl(), payment_method_data: { billing_details: billing } },
    redirect: 'if_required',
  });
  if (error) return error.code === CONFIRMED_BEFORE ? { outcome: 'sent' } : { outcome: 'failed', message: error.message };
  if (paymentIntent.status === 'succeeded') return { outcome: 'succeeded' };
  return paymentIntent.status === 'processing' ? { outcome: 'sent' } : { outcome: 'failed' };
}
