import { describe, expect, it } from '@jest/globals';
import { validationMessages } from '../../fields/validation-messages.js';
import { simulatedCheckout } from './auction-checkout.js';
import { CHECKOUT_COUNTRIES } from './checkout-countries.js';

const form = {
  firstName: 'Layla',
  lastName: 'Haddad',
  email: 'layla@customers.example',
  confirmEmail: ' layla@customers.example ',
  phone: '050 123 4567',
  country: 'AE',
  city: 'Ajman',
  billingAddress: 'Al Jerf 2',
  zipCode: '',
  agreeTerms: true,
  cardNumber: '4242 4242 4242 4242',
  expiryDate: '12/30',
  cvv: '123',
  cardholderName: 'Layla Haddad',
};

const messages = (changes: object): string[] => {
  const { error } = simulatedCheckout.safeParse({ ...form, ...changes });
  return (error?.issues ?? []).map(({ message }) => validationMessages[message as keyof typeof validationMessages]);
};

describe('the checkout form in test mode', () => {
  it('accepts a card', () => {
    expect(messages({})).toEqual([]);
  });

  it('compares addresses without the direction marks of copied text', () => {
    expect(messages({ confirmEmail: '\u2068layla＠customers.example\u2069' })).toEqual([]);
  });

  it.each([
    ['cardNumber', '424242424242424', 'Please enter a valid card number'],
    ['cardNumber', '4242 4242 4242 424', 'Please enter a valid card number'],
    ['expiryDate', '13/30', 'Please enter valid expiry date (MM/YY)'],
    ['expiryDate', '00/30', 'Please enter valid expiry date (MM/YY)'],
    ['expiryDate', '1/30', 'Please enter valid expiry date (MM/YY)'],
    ['cvv', '12', 'Please enter valid CVV'],
    ['cardholderName', 'L', 'Please enter cardholder name'],
    ['confirmEmail', 'other@customers.example', 'Email addresses must match'],
    ['zipCode', '12', 'Please enter valid postal/ZIP code'],
    ['agreeTerms', false, 'You must agree to the terms and conditions'],
  ])('answers the %s %j with: %s', (field, value, message) => {
    expect(messages({ [field]: value })).toEqual([message]);
  });

  it('reports differing e-mails together with all other errors', () => {
    expect(messages({ firstName: 'L', confirmEmail: 'other@customers.example' })).toEqual([
      'First name must be at least 2 characters',
      'Email addresses must match',
    ]);
  });

  it('offers fourteen countries', () => {
    expect(CHECKOUT_COUNTRIES).toHaveLength(14);
  });
});
