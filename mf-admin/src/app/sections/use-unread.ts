import { leadEndpoints, type RequestKind, requestKinds } from '@dealership/contracts';
import { queryOptions, useQuery } from '@dealership/ui-kit/query';
import { callStaff } from '../../shared/api/staff-api.js';
import { READ_AGAIN } from '../../shared/api/staff-query.js';
import { STAFF_DATA } from '../../shared/records/use-record-writes.js';

const LISTS = [
  { tab: 'reservations', list: 'vehicle-reservations' as const },
  ...Object.values<RequestKind>(requestKinds).map(({ tab, list }) => ({ tab, list })),
];

const unreadQuery = queryOptions({
  queryKey: [...STAFF_DATA, 'unread'],
  queryFn: async ({ signal }): Promise<Record<string, number>> => {
    const counts = await Promise.all(
      LISTS.map(async ({ tab, list }) => {
        const query = { status: 'new', pageSize: 1 };
        const { total } = await callStaff(leadEndpoints(list).list, { query, signal, background: true });
        return [tab, total] as const;
      }),
    );
    return Object.fromEntries(counts);
  },
  ...READ_AGAIN,
});

/** How many entries of each list nobody has taken in hand, by the name of its tab; none where the person may not read them. */
export const useUnread = (mayRead: boolean): Record<string, number> => useQuery({ ...unreadQuery, enabled: mayRead }).data ?? {};
