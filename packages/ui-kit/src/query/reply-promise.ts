import type { FormKind } from '@dealership/contracts';
import { getReplyPromise } from '@dealership/contracts/inquiries/inbox/endpoints';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './api-client.js';

/** Timeout during server rendering. */
const DEADLINE_MS = 500;

const isServer = typeof window === 'undefined';

// If it cannot be read, the form shows no promise.
const replyPromiseQuery = (kind: FormKind) =>
  queryOptions({
    queryKey: ['reply-promise', kind],
    queryFn: () =>
      call(getReplyPromise, { params: { kind }, ...(isServer && { signal: AbortSignal.timeout(DEADLINE_MS) }) }).catch(
        () => null,
      ),
  });

export const prefetchReplyPromise = (client: QueryClient, kind: FormKind): Promise<void> =>
  client.prefetchQuery(replyPromiseQuery(kind));

/** The dealer's reply promise for a kind of request. */
export const useReplyPromise = (kind: FormKind) => useQuery(replyPromiseQuery(kind)).data ?? undefined;
