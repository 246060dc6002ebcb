import { contact, DAY_MS, importing, leadEndpoints } from '@dealership/contracts';
import { listStaffVehicles } from '@dealership/contracts/catalog/endpoints';
import { listStaffBlogPosts } from '@dealership/contracts/content/endpoints';
import { listMemberships } from '@dealership/contracts/payments/endpoints';
import { queryOptions } from '@dealership/ui-kit/query';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { ALWAYS_REFETCH, staffQuery } from '../../shared/api/staff-query.js';

/** A message is recent for 24 hours. */
const RECENT_MS = DAY_MS;

/** A count needs no rows, but a list returns at least one. */
const COUNT = { pageSize: 1 };

const { list: messages } = leadEndpoints(contact.list);
const { list: imports } = leadEndpoints(importing.list);

export const vehiclesQuery = staffQuery('count-vehicles', listStaffVehicles, COUNT);
export const messagesQuery = staffQuery('count-messages', messages, COUNT);
export const recentMessagesQuery = queryOptions({
  queryKey: [...STAFF_DATA, 'count-recent-messages'],
  queryFn: ({ signal }) => {
    const from = new Date(Date.now() - RECENT_MS).toISOString();
    return callStaff(messages, { query: { ...COUNT, from }, signal });
  },
  ...ALWAYS_REFETCH,
});
export const membershipsQuery = staffQuery('count-memberships', listMemberships, COUNT);
export const importsQuery = staffQuery('count-imports', imports, COUNT);
export const doneImportsQuery = staffQuery('count-done-imports', imports, {
  ...COUNT,
  status: 'done',
});
export const postsQuery = staffQuery('blog-posts', listStaffBlogPosts);
