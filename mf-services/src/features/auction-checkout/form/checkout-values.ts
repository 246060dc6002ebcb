import type { AuctionCheckout, SimulatedCheckout } from '@dealership/contracts';
import { type Draft, NOBODY, type useSchemaForm } from '@dealership/ui-kit/form';

export type CheckoutValues = Draft<Omit<SimulatedCheckout, 'plan'>>;
export type CheckoutDetails = Omit<AuctionCheckout, 'plan'>;

export type CheckoutForm = ReturnType<typeof useSchemaForm<CheckoutValues, SimulatedCheckout>>;

/** Also the prefix of the ids in the form. */
export const CHECKOUT_FORM_ID = 'checkout';

const NO_DETAILS: Draft<CheckoutDetails> = {
  ...NOBODY,
  confirmEmail: '',
  country: '',
  city: '',
  billingAddress: '',
  zipCode: '',
  agreeTerms: false,
};

export const EMPTY: CheckoutValues = { ...NO_DETAILS, cardNumber: '', expiryDate: '', cvv: '', cardholderName: '' };

export const DETAIL_NAMES = Object.keys(NO_DETAILS) as (keyof CheckoutDetails)[];

/** The values for our server. Every field is listed by name, so that card data cannot slip through. */
export const detailsOf = <Values extends Draft<CheckoutDetails> | CheckoutDetails>(
  values: Values,
): Pick<Values, keyof CheckoutDetails> =>
  Object.fromEntries(DETAIL_NAMES.map((name) => [name, values[name]])) as Pick<Values, keyof CheckoutDetails>;

const load = () => import(/* webpackChunkName: "checkout-schema" */ './schema.js');

/** Validates the form including the card fields of the test mode. */
export const checkedWithCard = async () => (await load()).detailsAndCard;

/** Validates the form without card data, which the payment provider handles or which is entered later. */
export const checkedWithoutCard = async () => {
  const { '~standard': standard } = (await load()).details;
  return { '~standard': { ...standard, validate: (values: unknown) => standard.validate(detailsOf(values as CheckoutValues)) } };
};
