import { expect, it } from '@jest/globals';
import { line, text } from './form-fields.js';

it('removes direction overrides and line breaks from a line, and keeps them in a text', () => {
  expect(line(1, 'firstName').parse(' \u202eLayla\r\nHaddad\u202c ')).toBe('Layla Haddad');
  expect(text(1, 'message', 100).parse('\u202eLayla\r\nHaddad')).toBe('\u202eLayla\nHaddad');
});
