import { ApiError, type retriedRead } from '@dealership/ui-kit/query';
import { describe, expect, it } from '@jest/globals';
import { upcomingVehiclesQuery } from '../../shared/cards/use-upcoming-vehicles.js';
import { vehicleSearchQuery } from './use-vehicle-search.js';

function retriesOf({ retry, retryDelay }: { retry?: unknown; retryDelay?: unknown }) {
  return { retry, retryDelay } as typeof retriedRead;
}

const unavailable = new ApiError(503, 'Away');

describe.each([
  ['stock', retriesOf(vehicleSearchQuery({}))],
  ['upcoming vehicles', retriesOf(upcomingVehiclesQuery)],
])('reading the %s', (_what, { retry, retryDelay }) => {
  it('is retried three times on network errors and 5xx', () => {
    for (const error of [unavailable, new TypeError('fetch failed')])
      expect([0, 1, 2, 3].map((failures) => retry(failures, error))).toEqual([true, true, true, false]);
  });

  it('is not retried after a refusal', () => {
    expect(retry(0, new ApiError(404, 'Gone'))).toBe(false);
  });

  it('waits longer each time, 30 seconds at most', () => {
    expect([0, 1, 2, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 30_000, 30_000]);
  });
});
