import type Stripe from 'stripe';

/** Events that cause a payment to be synced. */
export const STRIPE_EVENTS = [
  'payment_intent.processing',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
] as const;

const isHandled = (type: string): boolean => (STRIPE_EVENTS as readonly string[]).includes(type);

const idOf = (reference: string | { id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

/** The PaymentIntent of an event; undefined if the event is not one of STRIPE_EVENTS. */
export function intentOf(event: Stripe.Event): string | undefined {
  if (!isHandled(event.type)) return undefined;
  const { object } = event.data;
  return 'payment_intent' in object ? idOf(object.payment_intent as Parameters<typeof idOf>[0]) : idOf(object as { id: string });
}
