import { expect, it } from '@jest/globals';
import { viewedPage, visitSource } from './page-views.js';

it.each([
  ['/', { page: 'home' }],
  ['/inventory', { page: 'inventory' }],
  ['/vehicle/12', { page: 'vehicle', vehicleId: 12 }],
  ['/upcoming-vehicle/3', { page: 'upcoming-vehicle', vehicleId: 3 }],
  ['/auction-checkout', { page: 'services' }],
  ['/how-to-buy', { page: 'services' }],
  ['/vehicle/12/../..', { page: 'other' }],
  ['/vehicle/99999999999', { page: 'other' }],
])('recognises %s by its URL', (path, expected) => {
  expect(viewedPage(path)).toEqual(expected);
});

it.each([
  ['', 'direct'],
  ['www.google.ae', 'search'],
  ['l.instagram.com', 'social'],
  ['t.co', 'social'],
  ['wa.me', 'messenger'],
  ['dubai.dubizzle.com', 'portal'],
  ['newsletter', 'email'],
  ['mail.google.com', 'email'],
  ['a-forum.example', 'other'],
  ['Ramadan offer', 'campaign'],
])('a visit from %s counts as %s', (from, source) => {
  expect(visitSource(from)).toBe(source);
});
