import { useEffect } from 'react';
import type { CheckoutDetails, CheckoutForm } from './checkout-values.js';
import { rememberedDetails } from './draft.js';

/** Fills in again what was sent before the page was left; what stands in a field already stays. */
export function useRestoredDetails({ getValues, setValue }: Pick<CheckoutForm, 'getValues' | 'setValue'>): void {
  useEffect(() => {
    for (const [name, value] of Object.entries(rememberedDetails()) as [
      Exclude<keyof CheckoutDetails, 'agreeTerms' | 'website'>,
      string,
    ][])
      if (!getValues(name)) setValue(name, value);
  }, [getValues, setValue]);
}
