import { listAuctionPlans } from '@dealership/contracts/payments/endpoints';
import { call, type QueryClient, queryOptions, useQuery } from '@dealership/ui-kit/query';

const plansQuery = queryOptions({
  queryKey: ['auction-plans'],
  queryFn: ({ signal }) => call(listAuctionPlans, { signal }),
});

export const prefetchAuctionPlans = (client: QueryClient): Promise<void> => client.prefetchQuery(plansQuery);

export const useAuctionPlans = () => useQuery(plansQuery);
