import { describe, expect, it } from '@jest/globals';
import { traceIdOf, traceparentOf } from './traceparent.js';

const GIVEN = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

describe('a traceparent', () => {
  it('is kept if valid', () => {
    expect(traceparentOf(GIVEN)).toBe(GIVEN);
    expect(traceIdOf(GIVEN)).toBe('4bf92f3577b34da6a3ce929d0e0e4736');
  });

  it.each([
    undefined,
    '',
    'nonsense',
    `${GIVEN}-more`,
    GIVEN.toUpperCase(),
    `ff${GIVEN.slice(2)}`,
    '00-00000000000000000000000000000000-00f067aa0ba902b7-01',
    '00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01',
    [GIVEN, GIVEN],
  ])('is regenerated for %j', (given) => {
    const made = traceparentOf(given);
    expect(made).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(made).not.toBe(traceparentOf(given));
    expect(traceparentOf(made)).toBe(made);
  });
});
