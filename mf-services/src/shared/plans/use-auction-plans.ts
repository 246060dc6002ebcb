import { listAuctionPlans } from '@dealership/contracts/payments/endpoints';
import { call, type QueryClient, queryOptions, useQuery, useQueryClient } from '@dealership/ui-kit/query';

export const plansQuery = queryOptions({
  queryKey: ['auction-plans'],
  queryFn: ({ signal }) => call(listAuctionPlans, { signal }),
});

export const prefetchAuctionPlans = (client: QueryClient): Promise<void> => client.prefetchQuery(plansQuery);

export const useAuctionPlans = () => useQuery(plansQuery);

/** Reads the current price of a plan; undefined if it is no longer offered. */
export function usePlanPrice(key: string): () => Promise<number | undefined> {
  const client = useQueryClient();
  return async () => {
    const plans = await client.fetchQuery({ ...plansQuery, staleTime: 0 });
    return plans.find((plan) => plan.key === key)?.price;
  };
}
