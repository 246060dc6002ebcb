/** Pages that may connect to the payment provider. */
const PAYMENT_PATHS: readonly string[] = ['/auction-checkout'];

export const isPaymentPath = (path: string): boolean => PAYMENT_PATHS.includes(path);
