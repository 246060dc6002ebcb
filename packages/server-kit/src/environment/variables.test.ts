import { expect, it } from '@jest/globals';
import { addressOf, commaList } from './variables.js';

it.each([
  ['http://svc-content:4202/', 'http://svc-content:4202'],
  ['https://example.com/content//', 'https://example.com/content'],
])('strips the trailing slash of %s', (given, address) => {
  expect(addressOf('svc-content').parse(given)).toBe(address);
});

it.each([
  [undefined, []],
  ['a', ['a']],
  [' a, ,b,', ['a', 'b']],
])('parses %j as a list of %j', (given, list) => {
  expect(commaList.parse(given)).toEqual(list);
});
