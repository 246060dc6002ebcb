import { getInboxRequest } from '@dealership/contracts/inquiries/inbox/endpoints';
import { queryOptions } from '@dealership/ui-kit/query';
import { callStaff } from './staff-api.js';
import { STAFF_DATA } from './staff-data.js';
import { ALWAYS_REFETCH } from './staff-query.js';

/** Reads a request by its key: `import-117`. */
export const requestQuery = (requestKey: string) =>
  queryOptions({
    queryKey: [...STAFF_DATA, 'inbox-request', requestKey],
    queryFn: ({ signal }) => callStaff(getInboxRequest, { params: { key: requestKey }, signal }),
    ...ALWAYS_REFETCH,
  });
