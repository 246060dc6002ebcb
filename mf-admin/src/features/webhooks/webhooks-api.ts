import { listWebhookDeliveries, listWebhooks } from '@dealership/contracts/events/webhooks/endpoints';
import { keepPreviousData, queryOptions } from '@dealership/ui-kit/query';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { ALWAYS_REFETCH, staffQuery } from '../../shared/api/staff-query.js';
import { PAGE_SIZE } from '../../shared/list/use-list-state.js';

export const webhooksQuery = staffQuery('webhooks', listWebhooks);

export const deliveriesQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: [...STAFF_DATA, 'webhook-deliveries', id, page],
    queryFn: ({ signal }) => callStaff(listWebhookDeliveries, { params: { id }, query: { page, pageSize: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    ...ALWAYS_REFETCH,
  });
