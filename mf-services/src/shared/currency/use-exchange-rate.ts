import { FALLBACK_YEN_RATE, isQuotableRate } from '@dealership/contracts';
import { getExchangeRate } from '@dealership/contracts/payments/endpoints';
import { call, type QueryClient, queryOptions, useQuery } from '@dealership/ui-kit/query';

/** `yenPerDollar` is always set: the fallback applies until a rate has been loaded, or if loading fails. */
export interface YenRate {
  yenPerDollar: number;
  /** Whether the rate is not a current market rate. */
  indicative: boolean;
  /** ISO 8601; `null` for the fallback. */
  fetchedAt: string | null;
}

const fallback: YenRate = { yenPerDollar: FALLBACK_YEN_RATE, indicative: true, fetchedAt: null };

async function readRate(signal: AbortSignal): Promise<YenRate> {
  const answer = await call(getExchangeRate, { signal });
  const yenPerDollar = answer?.conversion_rates?.JPY;
  if (answer?.result !== 'success' || typeof yenPerDollar !== 'number' || !isQuotableRate(yenPerDollar))
    throw new Error('The answer holds no exchange rate');
  return { yenPerDollar, indicative: answer.indicative ?? false, fetchedAt: answer.fetchedAt ?? null };
}

const rateQuery = queryOptions({ queryKey: ['exchange-rate'], queryFn: ({ signal }) => readRate(signal) });

export const prefetchExchangeRate = (client: QueryClient): Promise<void> => client.prefetchQuery(rateQuery);

export function useExchangeRate(): YenRate & { isLoading: boolean } {
  const { data = fallback, isPending } = useQuery(rateQuery);
  return { ...data, isLoading: isPending };
}
