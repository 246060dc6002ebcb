import { type AuctionPlan, endpoints } from '@dealership/contracts';
import { callApi, type QueryClient, queryOptions, useQuery } from '@dealership/ui-kit/query';

const plansQuery = queryOptions({
  queryKey: ['auction-plans'],
  queryFn: ({ signal }) => callApi<AuctionPlan[]>(endpoints.listAuctionPlans, { signal }),
});

export const prefetchAuctionPlans = (client: QueryClient): Promise<void> => client.prefetchQuery(plansQuery);

export const useAuctionPlans = () => useQuery(plansQuery);
