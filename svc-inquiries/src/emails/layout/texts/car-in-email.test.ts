import { expect, it } from '@jest/globals';
import { carInEmail } from './car-in-email.js';

it.each(['Kurogane Tsubame', '2021 Aurelio Corsa 2.0 V6', 'Arashi RS 2019–2021', 'トヨタ センチュリー', 'أوريليو كورسا 2021'])(
  'repeats the name of a car: %s',
  (typed) => {
    expect(carInEmail(typed)).toBe(typed);
  },
);

it.each([
  'Win https://spam.example',
  'spam.example',
  'spam．example',
  'sp\u00adam.\u200bexample',
  'WWW spam',
  'me@spam',
  '192.0.2.1',
  'Call 050 123 4567',
  'Call ٠٥٠-١٢٣-٤٥٦٧',
])('drops what contains an address or a number to call: %s', (typed) => {
  expect(carInEmail(typed)).toBe('');
});

it('shortens a long text, and keeps it on one line', () => {
  const text = carInEmail(`Kurogane\r\n Tsubame ${'long '.repeat(30)}`);
  expect(text).toMatch(/^Kurogane Tsubame long .*…$/);
  expect(text.length).toBeLessThanOrEqual(60);
});
