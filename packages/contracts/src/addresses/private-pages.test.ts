import { describe, expect, it } from '@jest/globals';
import {
  hasSecret,
  isOwnDocument,
  isSecretPage,
  isSecretPath,
  OWN_DOCUMENTS,
  redactSecret,
  UNINDEXED_PATHS,
} from './private-pages.js';

describe('a private page', () => {
  it('with a secret in its path is redacted in logs, and so are its calls', () => {
    expect(redactSecret('/journey/abc')).toBe('/journey/:key');
    expect(redactSecret('/api/journeys/abc/messages')).toBe('/api/journeys/:key/messages');
    expect(redactSecret('/api/calendar/abc')).toBe('/api/calendar/:key');
    expect(redactSecret('/api/journeys/renew')).toBe('/api/journeys/renew');
    expect([hasSecret('/journey/abc'), isSecretPath('/journey/abc'), isSecretPath('/appointment')]).toEqual([true, true, false]);
  });

  it.each(['/journey/abc', '/appointment', '/newsletter/confirm', '/alerts/end', '/admin-password'])(
    'at %s has a secret address',
    (path) => expect(isSecretPage(path)).toBe(true),
  );

  it.each(['/', '/inventory', '/admin', '/payment-success'])('at %s has none', (path) => expect(isSecretPage(path)).toBe(false));

  it('of one customer or of staff is a document of its own', () => {
    expect(OWN_DOCUMENTS).toEqual(['/admin', '/admin-login', '/admin-password', '/journey/*', '/appointment']);
    const paths = ['/journey/abc', '/appointment', '/', '/appointments', '/newsletter/confirm'];
    expect(paths.filter(isOwnDocument)).toEqual(['/journey/abc', '/appointment']);
  });

  it('is never for search engines', () => {
    expect(UNINDEXED_PATHS).toEqual(expect.arrayContaining(['/admin', '/journey/', '/appointment', '/payment-success']));
  });
});
