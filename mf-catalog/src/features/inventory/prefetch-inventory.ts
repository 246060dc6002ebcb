import type { PrefetchContext } from '@dealership/ui-kit/lifecycles';
import type { QueryClient } from '@dealership/ui-kit/query';
import { upcomingVehiclesQuery } from '../../shared/use-upcoming-vehicles.js';
import { readView, toSearchQuery } from './inventory-filters.js';
import { vehicleSearchQuery } from './use-vehicle-search.js';

export async function prefetchInventory(client: QueryClient, { query }: PrefetchContext): Promise<void> {
  const search = vehicleSearchQuery(toSearchQuery(readView(query)));
  await Promise.all([client.prefetchQuery(search), client.prefetchQuery(upcomingVehiclesQuery)]);
}
