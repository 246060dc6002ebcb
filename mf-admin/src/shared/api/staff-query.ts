import type { Endpoint } from '@dealership/contracts';
import { keepPreviousData, queryOptions } from '@dealership/ui-kit/query';
import { callStaff } from './staff-api.js';
import { STAFF_DATA } from './staff-data.js';

/** When to refetch apart from after every write: when the list is opened, and when the window regains focus. */
export const ALWAYS_REFETCH = { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const;

/** Query options for a staff call. `background`: the page makes the call without user action. */
export const staffQuery = <Query extends object | undefined, Answer>(
  name: string,
  endpoint: Endpoint<{ query?: Query; response: Answer }>,
  query?: NoInfer<Query>,
  background = false,
) =>
  queryOptions({
    queryKey: [...STAFF_DATA, name, query],
    queryFn: ({ signal }) => callStaff(endpoint, { query, signal, background }),
    placeholderData: keepPreviousData,
    ...ALWAYS_REFETCH,
  });
