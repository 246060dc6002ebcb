import { expect, it } from '@jest/globals';
import { addressOf, commaList } from './variables.js';

it.each([
  ['http://svc-content:4202/', 'http://svc-content:4202'],
  ['https://example.com/content//', 'https://example.com/content'],
])('gives the address %s without the slash at its end', (given, address) => {
  expect(addressOf('svc-content').parse(given)).toBe(address);
});

it.each([
  [undefined, []],
  ['a', ['a']],
  [' a, ,b,', ['a', 'b']],
])('reads %j as a list of %j', (given, list) => {
  expect(commaList.parse(given)).toEqual(list);
});
