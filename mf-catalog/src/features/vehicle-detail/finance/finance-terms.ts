import { getFinanceTerms } from '@dealership/contracts/catalog/endpoints';
import { call, queryOptions } from '@dealership/ui-kit/query';

export const financeTermsQuery = queryOptions({
  queryKey: ['finance-terms'],
  queryFn: ({ signal }) => call(getFinanceTerms, { signal }),
});
