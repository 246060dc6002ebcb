import { countNewRequests, listInbox } from '@dealership/contracts/inbox/endpoints';
import type { QueryClient } from '@dealership/ui-kit/query';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/records/use-record-writes.js';

/** Nobody asked for it: neither the session is kept alive, nor is anything said where it fails. */
const BACKGROUND = { staleTime: 0, retry: false } as const;

/** Reads again what the desk shows of the inbox, and how many requests are new. */
export function refreshInbox(client: QueryClient): void {
  const shown = client.getQueryCache().findAll({ queryKey: [...STAFF_DATA, 'inbox'], type: 'active' });
  for (const { queryKey } of shown) {
    const query = queryKey.at(-1) as object;
    const queryFn = ({ signal }: { signal: AbortSignal }) => callStaff(listInbox, { query, signal, background: true });
    client.fetchQuery({ ...BACKGROUND, queryKey, queryFn }).catch(() => undefined);
  }
  const queryFn = ({ signal }: { signal: AbortSignal }) => callStaff(countNewRequests, { signal, background: true });
  client.fetchQuery({ ...BACKGROUND, queryKey: [...STAFF_DATA, 'inbox-new', undefined], queryFn }).catch(() => undefined);
}
