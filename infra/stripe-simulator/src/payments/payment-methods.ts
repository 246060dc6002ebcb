import { z } from 'zod';
import { cardError, resourceMissing } from '../http/api-error.ts';
import { integer, metadata, oneOf, text } from '../http/params.ts';
import type { PaymentMethod } from '../state/objects.ts';
import { newId, now, type State, type StoredMethod } from '../state/state.ts';
import { type Behaviour, behaviourOf, brandOf, isCardNumber, NAMED_METHODS } from '../state/test-cards.ts';

const address = z.strictObject({
  line1: text().optional(),
  line2: text().optional(),
  city: text().optional(),
  state: text().optional(),
  postal_code: text().optional(),
  country: text().optional(),
});

const billingDetails = z.strictObject({
  name: text().optional(),
  email: text().optional(),
  phone: text().optional(),
  address: address.optional(),
});

const card = z.strictObject({
  number: text(40).transform((number) => number.replace(/[\s-]/g, '')),
  exp_month: integer,
  exp_year: integer,
  cvc: text(10).optional(),
});

/** `payment_method_data` of a confirmation. */
export const paymentMethodData = z.strictObject({
  type: oneOf('type', ['card']),
  card,
  billing_details: billingDetails.optional(),
  metadata: metadata.optional(),
  // Stripe.js's own metadata.
  allow_redisplay: text().optional(),
  guid: text().optional(),
  muid: text().optional(),
  sid: text().optional(),
  payment_user_agent: text().optional(),
  referrer: text(2000).optional(),
  time_on_page: text().optional(),
});

export type PaymentMethodData = z.infer<typeof paymentMethodData>;

/** Refuses impossible card data, as Stripe does before any attempt. */
function checkCard({ number, exp_month: month, exp_year: year, cvc }: z.infer<typeof card>): void {
  const wrong = (code: string, param: string, message: string) => cardError({ code, param: `card[${param}]`, message });
  if (!isCardNumber(number)) throw wrong('incorrect_number', 'number', 'Your card number is incorrect.');
  if (month < 1 || month > 12) throw wrong('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  const fullYear = year < 100 ? 2000 + year : year;
  // A card is valid until the end of its month.
  if (fullYear > new Date().getUTCFullYear() + 50 || Date.UTC(fullYear, month) <= Date.now())
    throw wrong('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  const length = brandOf(number) === 'amex' ? '{3,4}' : '{3}';
  if (cvc !== undefined && !new RegExp(`^\\d${length}$`).test(cvc))
    throw wrong('invalid_cvc', 'cvc', "Your card's security code is invalid.");
}

function billingOf(given: PaymentMethodData['billing_details']): PaymentMethod['billing_details'] {
  const { name = null, email = null, phone = null, address: place } = given ?? {};
  const { line1 = null, line2 = null, city = null, state = null, postal_code = null, country = null } = place ?? {};
  return { name, email, phone, tax_id: null, address: { line1, line2, city, state, postal_code, country } };
}

function store(state: State, number: string, data?: PaymentMethodData): StoredMethod {
  const object: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    billing_details: billingOf(data?.billing_details),
    card: { brand: brandOf(number), last4: number.slice(-4) },
    created: now(),
    customer: null,
    livemode: false,
    metadata: data?.metadata ?? {},
    type: 'card',
  };
  const behaviour: Behaviour = behaviourOf(number);
  const stored = { object, behaviour };
  state.paymentMethods.set(object.id, stored);
  return stored;
}

/** Creates a method from a card. The number is read only here; only brand and last digits are kept. */
export function createMethod(state: State, data: PaymentMethodData): StoredMethod {
  checkCard(data.card);
  return store(state, data.card.number, data);
}

/** A method by id, or by a name such as 'pm_card_visa'. */
export function findMethod(state: State, id: string): StoredMethod {
  if (Object.hasOwn(NAMED_METHODS, id)) return store(state, NAMED_METHODS[id] ?? '');
  const stored = state.paymentMethods.get(id);
  if (!stored) throw resourceMissing('PaymentMethod', id, 'payment_method');
  return stored;
}
