import {
  type AuctionSubscriptionPage,
  type BlogPost,
  endpoints,
  type StaffPage,
  type StaffVehiclePage,
  staffEndpoints,
} from '@dealership/contracts';
import { queryOptions } from '@dealership/ui-kit/query';
import { callStaff } from '../shared/staff-api.js';
import { freshStaffQuery, READ_AGAIN, staffQuery } from '../shared/staff-query.js';
import { STAFF_DATA } from '../shared/use-record-writes.js';

/** A message is recent for 24 hours. */
const RECENT_MS = 24 * 3_600_000;

type Count = Pick<StaffPage<unknown>, 'total'>;

/** A count needs no rows; one is the least that a list answers. */
const COUNT = { pageSize: 1 };

export const vehiclesQuery = staffQuery<StaffVehiclePage>('count-vehicles', staffEndpoints.listStaffVehicles, COUNT);
export const messagesQuery = staffQuery<Count>('count-messages', staffEndpoints.listContactMessages, COUNT);
export const recentMessagesQuery = queryOptions({
  queryKey: [...STAFF_DATA, 'count-recent-messages'],
  queryFn: ({ signal }) => {
    const from = new Date(Date.now() - RECENT_MS).toISOString();
    return callStaff<Count>(staffEndpoints.listContactMessages, { query: { ...COUNT, from }, signal });
  },
  ...READ_AGAIN,
});
export const subscriptionsQuery = staffQuery<AuctionSubscriptionPage>(
  'count-subscriptions',
  staffEndpoints.listAuctionSubscriptions,
  COUNT,
);
export const importsQuery = staffQuery<Count>('count-imports', staffEndpoints.listImportRequests, COUNT);
export const doneImportsQuery = staffQuery<Count>('count-done-imports', staffEndpoints.listImportRequests, {
  ...COUNT,
  status: 'done',
});
export const postsQuery = freshStaffQuery<BlogPost[]>('blog-posts', endpoints.listBlogPosts);
