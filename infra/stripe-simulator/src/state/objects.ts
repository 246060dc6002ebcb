import type Stripe from 'stripe';

// Stripe's own shapes, without fields that are never filled here.

/** The stored card data. */
export interface CardFacts {
  brand: string;
  last4: string;
}

export type PaymentMethod = Pick<
  Stripe.PaymentMethod,
  'id' | 'object' | 'billing_details' | 'created' | 'livemode' | 'metadata' | 'type'
> & { customer: null; card: CardFacts };

export type PaymentIntent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_capturable'
  | 'amount_received'
  | 'automatic_payment_methods'
  | 'canceled_at'
  | 'cancellation_reason'
  | 'capture_method'
  | 'client_secret'
  | 'confirmation_method'
  | 'created'
  | 'currency'
  | 'customer'
  | 'description'
  | 'livemode'
  | 'metadata'
  | 'next_action'
  | 'payment_method_types'
  | 'processing'
  | 'receipt_email'
  | 'setup_future_usage'
  | 'shipping'
  | 'statement_descriptor'
  | 'statement_descriptor_suffix'
  | 'status'
> & { last_payment_error: Partial<ErrorBody> | null; latest_charge: string | null; payment_method: string | null };

export type Charge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_captured'
  | 'amount_refunded'
  | 'billing_details'
  | 'captured'
  | 'created'
  | 'currency'
  | 'customer'
  | 'description'
  | 'disputed'
  | 'failure_code'
  | 'failure_message'
  | 'livemode'
  | 'metadata'
  | 'outcome'
  | 'paid'
  | 'receipt_email'
  | 'receipt_url'
  | 'refunded'
  | 'status'
> & { payment_intent: string; payment_method: string; payment_method_details: { type: 'card'; card: CardFacts } };

export type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'metadata' | 'reason' | 'receipt_number' | 'status'
> & { charge: string; payment_intent: string };

export type Dispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'is_charge_refundable' | 'livemode' | 'metadata' | 'reason' | 'status'
> & { charge: string; payment_intent: string };

export type ApiEvent = Omit<Stripe.EventBase, 'data' | 'type'> & {
  type: string;
  data: { object: object; previous_attributes?: object };
};

/** The `error` of an answer, in Stripe's shape. */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: PaymentIntent;
  payment_method?: PaymentMethod;
}
