import type { PrefetchContext } from '@dealership/ui-kit/lifecycles';
import type { QueryClient } from '@dealership/ui-kit/query';
import { readView, toSearchQuery } from './inventory-filters.js';
import { upcomingVehiclesQuery, vehicleSearchQuery } from './use-vehicle-search.js';

export async function prefetchInventory(client: QueryClient, { query }: PrefetchContext): Promise<void> {
  const search = vehicleSearchQuery(toSearchQuery(readView(query)));
  await Promise.all([client.prefetchQuery(search), client.prefetchQuery(upcomingVehiclesQuery)]);
}
