import type { CheckoutDetails } from './checkout-values.js';

/** The buyer's details for the payment provider, which does not know 'Other' as a country. */
export const billingDetailsOf = ({ email, phone, country, city, billingAddress, zipCode }: CheckoutDetails, name: string) => ({
  name,
  email,
  phone,
  address: {
    line1: billingAddress,
    city,
    ...(country !== 'OTHER' && { country }),
    ...(zipCode && { postal_code: zipCode }),
  },
});
