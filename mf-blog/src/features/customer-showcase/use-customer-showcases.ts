import { listCustomerShowcases } from '@dealership/contracts/content/endpoints';
import { call, patientRead, type QueryClient, queryOptions, useQuery } from '@dealership/ui-kit/query';

const customerShowcasesQuery = queryOptions({
  queryKey: ['customer-showcases'],
  queryFn: ({ signal }) => call(listCustomerShowcases, { signal }),
  ...patientRead,
});

export const useCustomerShowcases = () => useQuery(customerShowcasesQuery);

export const prefetchCustomerShowcases = (client: QueryClient): Promise<void> => client.prefetchQuery(customerShowcasesQuery);
