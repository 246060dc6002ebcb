import { type AuctionFees, DEFAULT_FEES } from '@dealership/contracts';
import { getAuctionFees } from '@dealership/contracts/payments/endpoints';
import { call, type QueryClient, queryOptions, useQuery } from '@dealership/ui-kit/query';

const holdsAll = (given: object | undefined, wanted: object): boolean =>
  Object.keys(wanted).every((name) => typeof (given as Record<string, unknown> | undefined)?.[name] === 'number');

async function readFees(signal: AbortSignal): Promise<AuctionFees> {
  const answer = await call(getAuctionFees, { signal });
  if (!holdsAll(answer?.calculator, DEFAULT_FEES.calculator) || !holdsAll(answer?.guide, DEFAULT_FEES.guide))
    throw new Error('The answer holds no fees');
  return answer;
}

export const feesQuery = queryOptions({ queryKey: ['auction-fees'], queryFn: ({ signal }) => readFees(signal) });

export const prefetchAuctionFees = (client: QueryClient): Promise<void> => client.prefetchQuery(feesQuery);

/** The published fees, or the built-in defaults if they cannot be read. */
export const useAuctionFees = (): AuctionFees => useQuery(feesQuery).data ?? DEFAULT_FEES;
