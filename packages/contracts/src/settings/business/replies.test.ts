import { expect, it } from '@jest/globals';
import { replies } from './replies.js';

const RULE = { kind: 'import', language: 'ar', person: 7 };

const paths = (rules: unknown) =>
  replies.form.schema.safeParse({ ...replies.defaults, rules }).error?.issues.map(({ path }) => path.join('.')) ?? [];

it('accepts rules for any kind and language, with one assignee or round robin', () => {
  expect(paths([RULE, { kind: 'any', language: 'any', person: null }])).toEqual([]);
});

it.each([
  ['kind', 'newsletter'],
  ['language', 'fr'],
  ['person', 0],
  ['person', '7'],
])('refuses the %s %j of a rule and names it', (name, value) => {
  expect(paths([RULE, { ...RULE, [name]: value }])).toEqual([`rules.1.${name}`]);
});
