import { expect, it } from '@jest/globals';
import { customerName, nameOrders } from './customer-name.js';

it.each([
  ['Amal', 'Haddad', 'Amal Haddad'],
  ['أمل', 'حداد', 'أمل حداد'],
  ['太郎', '山田', '山田 太郎'],
  ['翼', '林', '林 翼'],
  ['ゆい', 'サトウ', 'サトウ ゆい'],
  ['Ken', '山田', 'Ken 山田'],
  ['', 'Haddad', 'Haddad'],
  ['', '', ''],
])('displays "%s" "%s" as "%s"', (firstName, lastName, name) => {
  expect(customerName({ firstName, lastName })).toBe(name);
});

it.each([
  ['佐藤 健二', ['佐藤 健二', '健二 佐藤']],
  ['サトウ　ゆい', ['サトウ　ゆい', 'ゆい サトウ']],
  ['佐藤健二', ['佐藤健二']],
  ['Sara Ali', ['Sara Ali']],
])('knows the orders of "%s"', (name, orders) => {
  expect(nameOrders(name)).toEqual(orders);
});
