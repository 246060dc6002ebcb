/**
 * Outcome of a payment attempt. `sent`: the provider has it and will notify the server; `message`: the provider's own
 * text.
 */
export type Confirmation =
  | { outcome: 'succeeded' | 'sent' }
  | { outcome: 'failed'; message?: string | undefined }
  | { outcome: 'redirect'; url: string };

/** The provider's code for a payment that has been confirmed already, by another tab or before a reload. */
export const CONFIRMED_BEFORE = 'payment_intent_unexpected_state';

/** Where the provider sends the browser back to; it adds which payment it was. */
export const returnUrl = (): string => `${window.location.origin}/payment-success`;
