import { listCustomerShowcases } from '@dealership/contracts/content/endpoints';
import { call, type QueryClient, queryOptions, retriedRead, useQuery } from '@dealership/ui-kit/query';

const customerShowcasesQuery = queryOptions({
  queryKey: ['customer-showcases'],
  queryFn: ({ signal }) => call(listCustomerShowcases, { signal }),
  ...retriedRead,
});

export const useCustomerShowcases = () => useQuery(customerShowcasesQuery);

export const prefetchCustomerShowcases = (client: QueryClient): Promise<void> => client.prefetchQuery(customerShowcasesQuery);
