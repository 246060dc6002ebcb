import { expect, it } from '@jest/globals';
import { emailAddress, line, text } from './form-fields.js';

it('removes direction overrides and line breaks from a line, and keeps them in a text', () => {
  expect(line(1, 'firstName').parse(' \u202eLayla\r\nHaddad\u202c ')).toBe('Layla Haddad');
  expect(text(1, 'message', 100).parse('\u202eLayla\r\nHaddad')).toBe('\u202eLayla\nHaddad');
});

it.each([
  '\u2068sara@visitor.example\u2069',
  '\u200esara@visitor.example\u200f',
  '\u202asara@visitor\u200b.example\u202c ',
  '\ufeffsara＠visitor.example',
  'ｓａｒａ＠ｖｉｓｉｔｏｒ．ｅｘａｍｐｌｅ',
])('reads the address in copied text: %j', (typed) => {
  expect(emailAddress.parse(typed)).toBe('sara@visitor.example');
});
