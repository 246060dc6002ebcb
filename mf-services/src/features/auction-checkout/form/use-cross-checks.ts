import { useEffect } from 'react';
import type { CheckoutForm } from './checkout-values.js';

/** Revalidates a field whose rule involves another field when that one changes. */
export function useCrossChecks(form: Pick<CheckoutForm, 'formState' | 'getFieldState' | 'trigger' | 'watch'>): void {
  const { trigger } = form;
  const [country, email] = form.watch(['country', 'email']);
  const wasLeft = (name: 'zipCode' | 'confirmEmail') =>
    form.formState.isSubmitted || form.getFieldState(name, form.formState).isTouched;
  const [zipLeft, confirmLeft] = [wasLeft('zipCode'), wasLeft('confirmEmail')];
  // biome-ignore lint/correctness/useExhaustiveDependencies: validates on blur; only the country counts here.
  useEffect(() => {
    if (zipLeft) void trigger('zipCode');
  }, [country]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above, for the e-mail address.
  useEffect(() => {
    if (confirmLeft) void trigger('confirmEmail');
  }, [email]);
}
