import type { Language } from '@dealership/contracts';
import { listCustomerShowcases } from '@dealership/contracts/content/endpoints';
import { useLanguage } from '@dealership/ui-kit';
import { call, type QueryClient, queryOptions, retriedRead, useQuery } from '@dealership/ui-kit/query';

const customerShowcasesQuery = (lang: Language) =>
  queryOptions({
    queryKey: ['customer-showcases', lang],
    queryFn: ({ signal }) => call(listCustomerShowcases, { query: { lang }, signal }),
    ...retriedRead,
  });

export function useCustomerShowcases() {
  const { language } = useLanguage();
  return useQuery(customerShowcasesQuery(language));
}

export const prefetchCustomerShowcases = (client: QueryClient, language: Language): Promise<void> =>
  client.prefetchQuery(customerShowcasesQuery(language));
