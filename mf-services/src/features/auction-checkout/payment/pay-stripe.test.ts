import type { CheckoutReceipt } from '@dealership/contracts';
import { expect, it } from '@jest/globals';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import type { CheckoutDetails } from '../form/checkout-values.js';
import { payAtStripe } from './pay-stripe.js';

const elements = {} as StripeElements;

const details: CheckoutDetails = {
  firstName: 'Sara',
  lastName: 'Nasser',
  email: 'sara@visitor.example',
  confirmEmail: 'sara@visitor.example',
  phone: '+971501234567',
  country: 'OTHER',
  city: 'Ajman',
  billingAddress: 'Al Jerf 2',
  zipCode: '',
  agreeTerms: true,
};

const receipt: CheckoutReceipt = {
  clientRef: '0f8fad5b-d9cb-469f-a165-70867728950e',
  stripePaymentId: 'pi_1',
  clientSecret: 'pi_1_secret_2',
  publishableKey: 'pk_live_1',
  mode: 'live',
  simulatorUrl: null,
  state: 'pending',
  plan: '1',
  planName: null,
  amount: 62,
  currency: 'USD',
};

/**
 * A fake of the parts of Stripe.js used here, following Stripe's documentation: the real script is only served by
 * Stripe.
 */
function stripe(answer: unknown) {
  const asked: unknown[] = [];
  const confirmPayment = (async (options: unknown) => {
    asked.push(options);
    return answer;
  }) as unknown as Stripe['confirmPayment'];
  return { asked, pay: () => payAtStripe({ confirmPayment }, elements, receipt, details) };
}

it.each([
  [{ paymentIntent: { status: 'succeeded' } }, { outcome: 'succeeded' }],
  [{ paymentIntent: { status: 'processing' } }, { outcome: 'sent' }],
  [{ paymentIntent: { status: 'requires_payment_method' } }, { outcome: 'failed' }],
  [
    { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } },
    { outcome: 'failed', message: 'Your card was declined.' },
  ],
  [{ error: { code: 'payment_intent_unexpected_state', message: 'Already' } }, { outcome: 'sent' }],
])('maps %j to %j', async (answer, outcome) => {
  expect(await stripe(answer).pay()).toEqual(outcome);
});

it("sets the payment's page as return URL, and sends no country that Stripe does not know", async () => {
  const { asked, pay } = stripe({ paymentIntent: { status: 'succeeded' } });
  await pay();
  expect(asked).toEqual([
    {
      elements,
      clientSecret: 'pi_1_secret_2',
      redirect: 'if_required',
      confirmParams: {
        return_url: `${window.location.origin}/payment-success`,
        payment_method_data: {
          billing_details: {
            name: 'Sara Nasser',
            email: 'sara@visitor.example',
            phone: '+971501234567',
            address: { line1: 'Al Jerf 2', city: 'Ajman' },
          },
        },
      },
    },
  ]);
});
