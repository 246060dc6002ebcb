import type { FormKind } from '@dealership/contracts';
import { getReplyPromise } from '@dealership/contracts/inbox/endpoints';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './api-client.js';

/** A page that is rendered waits no longer for it. */
const DEADLINE_MS = 500;

const isServer = typeof window === 'undefined';

// Where it cannot be read, the form says nothing of it.
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

/** What the dealer promises of the answer to a request of a kind. */
export const useReplyPromise = (kind: FormKind) => useQuery(replyPromiseQuery(kind)).data ?? undefined;
