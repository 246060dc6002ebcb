import { type AuctionFees, FIRST_FEES } from '@dealership/contracts';
import { getAuctionFees } from '@dealership/contracts/payments/endpoints';
import { call, type QueryClient, queryOptions, useQuery } from '@dealership/ui-kit/query';

const feesQuery = queryOptions({ queryKey: ['auction-fees'], queryFn: ({ signal }) => call(getAuctionFees, { signal }) });

export const prefetchAuctionFees = (client: QueryClient): Promise<void> => client.prefetchQuery(feesQuery);

/** The published fees; the first ones while they cannot be read. */
export const useAuctionFees = (): AuctionFees => useQuery(feesQuery).data ?? FIRST_FEES;
