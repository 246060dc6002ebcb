import { endpoints } from '@dealership/contracts';
import { call, patientRead, type QueryClient, queryOptions, useQuery } from '@dealership/ui-kit/query';

const customerShowcasesQuery = queryOptions({
  queryKey: ['customer-showcases'],
  queryFn: ({ signal }) => call(endpoints.listCustomerShowcases, { signal }),
  ...patientRead,
});

export const useCustomerShowcases = () => useQuery(customerShowcasesQuery);

export const prefetchCustomerShowcases = (client: QueryClient): Promise<void> => client.prefetchQuery(customerShowcasesQuery);
