import { z } from 'zod';
import { boolean, expandable, integer, metadata, oneOf, text, webAddress } from '../http/params.ts';
import { paymentMethodData } from './payment-methods.ts';

const MIN_AMOUNT = 50;
const MAX_AMOUNT = 99_999_999;

/** In cents. Stripe's limits for dollars apply to every currency here. */
const amount = integer
  .refine((value) => value >= MIN_AMOUNT, {
    error: `Amount must be at least ${MIN_AMOUNT}`,
    params: { code: 'amount_too_small' },
    abort: true,
  })
  .refine((value) => value <= MAX_AMOUNT, {
    error: `Amount must be no more than ${MAX_AMOUNT}`,
    params: { code: 'amount_too_large' },
  });

const CURRENCY = /^[a-z]{3}$/;

const currency = text(10)
  .transform((code) => code.toLowerCase())
  .refine((code) => CURRENCY.test(code), { error: (issue) => `Invalid currency: ${String(issue.input)}` });

/** Extra fields of Stripe.js and servers in a confirmation. */
const confirmation = {
  payment_method: text().optional(),
  payment_method_data: paymentMethodData.optional(),
  return_url: webAddress.optional(),
  receipt_email: text().optional(),
  use_stripe_sdk: boolean.optional(),
  expected_payment_method_type: text().optional(),
  client_context: z.unknown().optional(),
  client_attribution_metadata: z.unknown().optional(),
  ...expandable,
};

export const createParams = z.strictObject({
  amount,
  currency,
  automatic_payment_methods: z
    .strictObject({ enabled: boolean, allow_redirects: oneOf('allow_redirects', ['always', 'never']).optional() })
    .optional(),
  payment_method_types: z.array(oneOf('payment_method_types', ['card'])).optional(),
  capture_method: oneOf('capture_method', ['automatic', 'automatic_async']).optional(),
  description: text(1000).optional(),
  metadata: metadata.optional(),
  statement_descriptor: text(22).optional(),
  statement_descriptor_suffix: text(22).optional(),
  confirm: boolean.optional(),
  ...confirmation,
});

/** `client_secret` accompanies the publishable key. */
export const confirmParams = z.strictObject({ client_secret: text().optional(), ...confirmation });

export const retrieveParams = z.strictObject({ client_secret: text().optional(), ...expandable });

const CANCELLATION_REASONS = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const;

export const cancelParams = z.strictObject({
  cancellation_reason: oneOf('cancellation_reason', CANCELLATION_REASONS).optional(),
  ...expandable,
});

export type CreateParams = z.infer<typeof createParams>;
export type ConfirmParams = z.infer<typeof confirmParams>;
export type CancelParams = z.infer<typeof cancelParams>;
