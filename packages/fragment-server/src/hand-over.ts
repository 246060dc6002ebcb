import type { Fragment } from '@dealership/ui-kit/lifecycles';
import { ApiError } from '@dealership/ui-kit/query';
import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';

const isUnavailable = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500;

/**
 * The query cache for the browser, and whether some data was unavailable. Includes failed reads, because hydration must
 * match the server's markup. Omits timestamps, so that equal data gives equal documents.
 */
export function handOver(client: QueryClient): Pick<Fragment, 'incomplete'> & { state: DehydratedState } {
  const { queries, mutations } = dehydrate(client, { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' });
  const timeless = queries.map(({ state, ...query }) => ({
    ...query,
    dehydratedAt: 0,
    state: { ...state, dataUpdatedAt: 0, errorUpdatedAt: 0 },
  }));
  const incomplete = queries.some(({ state }) => state.status === 'error' && isUnavailable(state.error));
  client.clear();
  return { state: { queries: timeless, mutations }, ...(incomplete && { incomplete }) };
}
