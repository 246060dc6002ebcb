import * as z from 'zod/mini';
import {
  choice,
  customerFields,
  emailAddress,
  honeypotField,
  line,
  messageKey,
  nameLine,
  optionalLine,
  phoneField,
} from '../../fields/form-fields.js';
import { CHECKOUT_COUNTRIES, needsPostcode } from './checkout-countries.js';

const MIN_POSTCODE_LENGTH = 3;

interface Typed {
  email?: unknown;
  confirmEmail?: unknown;
  country?: unknown;
  zipCode?: unknown;
}

const typed = (value: unknown): Typed => (typeof value === 'object' && value ? value : {});
const isObject = ({ value }: { value: unknown }): boolean => typeof value === 'object' && value !== null;
const sameEmails = ({ email, confirmEmail }: Typed): boolean => !confirmEmail || email === confirmEmail;

function goodPostcode({ country, zipCode }: Typed): boolean {
  const postcode = typeof zipCode === 'string' ? zipCode.trim() : '';
  return postcode === '' ? !needsPostcode(country) : postcode.length >= MIN_POSTCODE_LENGTH;
}

/** A rule across two fields, reported together with the other fields' messages, not only once those are valid. */
const across = (rule: (form: Typed) => boolean, field: keyof Typed, error: string) =>
  z.refine((value: unknown) => rule(typed(value)), { path: [field], error, when: isObject });

const crossChecks = [
  across(sameEmails, 'confirmEmail', messageKey('confirmEmail')),
  across(goodPostcode, 'zipCode', messageKey('zipCode')),
] as const;

const checkoutFields = {
  ...customerFields,
  confirmEmail: emailAddress,
  ...phoneField,
  ...honeypotField,
  country: choice(CHECKOUT_COUNTRIES, 'country'),
  city: nameLine('city'),
  billingAddress: line(5, 'billingAddress', 300),
  zipCode: optionalLine(20),
  agreeTerms: z.literal(true, messageKey('agreeTerms')),
  /** Key of the plan; default: 1 month. */
  plan: z.optional(line(1, 'plan', 40)),
  /** US dollars shown to the buyer: refused if the order costs something else. Never the amount charged. */
  price: z.optional(z.number(messageKey('number'))),
};

const cardFields = {
  /** Without the spaces between its groups. */
  cardNumber: z.string(messageKey('cardNumber')).check(
    z.overwrite((number) => number.replace(/\s/g, '')),
    z.minLength(16, messageKey('cardNumber')),
    z.maxLength(30, messageKey('tooLong')),
  ),
  expiryDate: z.string(messageKey('expiryDate')).check(z.trim(), z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/, messageKey('expiryDate'))),
  cvv: line(3, 'cvv', 4),
  cardholderName: nameLine('cardholderName'),
};

/**
 * Body of `POST /api/auction-checkout`, which requires an Idempotency-Key. Has no card data; the server sets the
 * amount.
 */
export const auctionCheckout = z.strictObject(checkoutFields).check(...crossChecks);

/** The form with card fields in test mode. The card goes to the simulator only, never to a service. */
export const simulatedCheckout = z.strictObject({ ...checkoutFields, ...cardFields }).check(...crossChecks);

export type AuctionCheckout = z.infer<typeof auctionCheckout>;
export type SimulatedCheckout = z.infer<typeof simulatedCheckout>;
