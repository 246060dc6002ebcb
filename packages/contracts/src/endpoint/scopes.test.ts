import { describe, expect, it } from '@jest/globals';
import { allEndpoints } from '../api/index.js';
import type { Endpoint } from './endpoint.js';
import { API_SCOPES, scopesOf } from './scopes.js';

const opened = Object.entries<Endpoint>(allEndpoints).filter(([, endpoint]) => scopesOf(endpoint).length > 0);

describe('scopes of API tokens', () => {
  it('are read-only', () => {
    expect(new Set(opened.map(([, { method }]) => method))).toEqual(new Set(['GET']));
  });

  it.each(API_SCOPES)('have calls for %s', (scope) => {
    expect(opened.some(([, endpoint]) => scopesOf(endpoint).includes(scope))).toBe(true);
  });

  it('exclude people, their data, request files, the audit and the tokens themselves', () => {
    const paths = opened.map(([, { path }]) => path).join('\n');
    // The export of the stock names no person.
    expect(paths).not.toMatch(/staff-account|privacy|(?<!vehicles\/)export|audit|api-tokens|admin|notification/);
  });
});
