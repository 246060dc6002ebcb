import type { PrefetchContext } from '@dealership/ui-kit';
import type { QueryClient } from '@dealership/ui-kit/query';
import { upcomingVehiclesQuery } from '../../shared/cards/use-upcoming-vehicles.js';
import { readView, toSearchQuery } from './filters/inventory-filters.js';
import { vehicleSearchQuery } from './results/use-vehicle-search.js';

export async function prefetchInventory(client: QueryClient, { query }: PrefetchContext): Promise<void> {
  const search = vehicleSearchQuery(toSearchQuery(readView(query)));
  await Promise.all([client.prefetchQuery(search), client.prefetchQuery(upcomingVehiclesQuery)]);
}
