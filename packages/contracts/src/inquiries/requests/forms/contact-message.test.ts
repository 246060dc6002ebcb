import { expect, it } from '@jest/globals';
import { contactMessage } from './contact-message.js';

const message = {
  firstName: 'Layla',
  lastName: 'Haddad',
  email: 'layla@customers.example',
  subject: 'inventory',
  message: 'Do you have a silver coupe in stock?',
};

const parse = (changes: object) => contactMessage.parse({ ...message, ...changes });

it('keeps names, phone and subject on one line', () => {
  const odd = 'One\r\nBcc: two\u2028three\u0000';
  const { firstName, lastName, phone, subject } = parse({ firstName: odd, lastName: odd, phone: odd, subject: odd });
  expect([firstName, lastName, phone, subject]).toEqual(Array(4).fill('One Bcc: two three'));
});

it('keeps the line breaks of the message and drops other control characters', () => {
  expect(parse({ message: 'Line one\r\nline\u0000 two\rline\tthree' }).message).toBe('Line one\nline two\nline\tthree');
});

it('replaces lone surrogates, which no database can store', () => {
  expect(parse({ message: 'Half a pair \ud83d, a whole one 🚗' }).message).toBe('Half a pair \uFFFD, a whole one 🚗');
});

it('checks the length after cleaning', () => {
  expect(contactMessage.safeParse({ ...message, firstName: 'L\u0000\r\n' }).success).toBe(false);
});

it.each([
  ['firstName', 'Li'],
  ['lastName', 'Wu'],
  ['lastName', '林'],
  ['firstName', '蓮'],
  ['firstName', 'ゆ'],
  ['message', 'Ten letter'],
])('accepts a %s of %j, and nothing shorter', (field, shortest) => {
  const isTaken = (text: string) => contactMessage.safeParse({ ...message, [field]: text }).success;
  expect([isTaken(shortest), isTaken(shortest.slice(1))]).toEqual([true, false]);
});

it('accepts Arabic and Japanese names', () => {
  expect(parse({ firstName: 'ليلى', lastName: '山田' })).toMatchObject({ firstName: 'ليلى', lastName: '山田' });
});
