/**
 * Outcome of a payment attempt. `sent`: the provider has received it and will notify the server; `message`: the
 * provider's own text.
 */
export type Confirmation =
  | { outcome: 'succeeded' | 'sent' }
  | { outcome: 'failed'; message?: string | undefined }
  | { outcome: 'redirect'; url: string };

/** The provider's error code for a payment that was already confirmed, in another tab or before a reload. */
export const CONFIRMED_BEFORE = 'payment_intent_unexpected_state';

/** The URL to which the provider redirects the browser; it appends the payment's id. */
export const returnUrl = (): string => `${window.location.origin}/payment-success`;
