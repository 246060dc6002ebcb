import { expect, it } from '@jest/globals';
import { networkOf } from './address-network.js';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:1::7', '2001:db8:1:1'],
  ['2001:DB8:0001:1:2:3:4:5', '2001:db8:1:1'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::', 'fe80:0:0:0'],
])('counts %s as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
