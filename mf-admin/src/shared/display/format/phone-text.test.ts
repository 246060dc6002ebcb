import { expect, it } from '@jest/globals';
import { phoneText } from './phone-text.js';

it.each([
  ['+971501234567', '+971 50 123 4567'],
  ['050 123 4567', '+971 50 123 4567'],
  ['00971 6 747 1234', '+971 6 747 1234'],
  ['+81312345678', '+81 3 1234 5678'],
  ['ask for Sara', 'ask for Sara'],
])('shows %s as %s', (phone, text) => {
  expect(phoneText(phone)).toBe(text);
});
