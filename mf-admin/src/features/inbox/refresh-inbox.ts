import type { Endpoint } from '@dealership/contracts';
import { countInbox, countNewRequests, listInbox } from '@dealership/contracts/inquiries/inbox/endpoints';
import type { QueryClient } from '@dealership/ui-kit/query';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';

/** Background reads neither extend the session nor report failures. */
const BACKGROUND = { staleTime: 0, retry: false } as const;

/** Reads again what the admin shows of the inbox, and the number of new requests. */
export function refreshInbox(client: QueryClient): void {
  const read = (queryKey: readonly unknown[], endpoint: Endpoint<{ query?: object | undefined; response: unknown }>) => {
    const query = queryKey.at(-1) as object | undefined;
    const queryFn = ({ signal }: { signal: AbortSignal }) => callStaff(endpoint, { query, signal, background: true });
    client.fetchQuery({ ...BACKGROUND, queryKey, queryFn }).catch(() => undefined);
  };
  const shown = (name: string) => client.getQueryCache().findAll({ queryKey: [...STAFF_DATA, name], type: 'active' });
  for (const name of ['inbox', 'today-waiting']) for (const { queryKey } of shown(name)) read(queryKey, listInbox);
  for (const { queryKey } of shown('inbox-counts')) read(queryKey, countInbox);
  read([...STAFF_DATA, 'inbox-new', undefined], countNewRequests);
}
