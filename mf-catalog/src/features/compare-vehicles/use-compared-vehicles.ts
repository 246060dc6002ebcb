import type { Language } from '@dealership/contracts';
import { comparedIds, type Vehicle } from '@dealership/contracts';
import { type PrefetchContext, useLanguage } from '@dealership/ui-kit';
import { type QueryClient, queryOptions, useQuery } from '@dealership/ui-kit/query';
import { useLocation } from '@dealership/ui-kit/router';
import { similarQuery } from '../../shared/similar/use-similar-vehicles.js';
import { vehicleQuery } from '../../shared/vehicle/vehicle-query.js';

const idsOf = (query: URLSearchParams): number[] => comparedIds(query.get('cars'));

/** The existing vehicles; removed ones are left out. */
const comparedQuery = (client: QueryClient, ids: number[], language: Language) =>
  queryOptions({
    queryKey: ['compared', ids.join(), language],
    queryFn: async () => {
      const vehicles = await Promise.all(ids.map((id) => client.fetchQuery(vehicleQuery(String(id), language))));
      return vehicles.filter((vehicle): vehicle is Vehicle => vehicle !== null);
    },
  });

export async function prefetchCompared(client: QueryClient, { query, language }: PrefetchContext): Promise<void> {
  const compared = comparedQuery(client, idsOf(query), language);
  await client.prefetchQuery(compared);
  const [only, ...others] = client.getQueryData(compared.queryKey) ?? [];
  if (only && others.length === 0) await client.prefetchQuery(similarQuery(only));
}

export function useComparedVehicles(client: QueryClient) {
  const { language } = useLanguage();
  const ids = idsOf(new URLSearchParams(useLocation().search));
  return { ids, ...useQuery(comparedQuery(client, ids, language)) };
}
