import type { CheckoutDetails } from './checkout-values.js';

/** What the payment provider gets of the buyer. 'Other' is no country that it knows. */
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
