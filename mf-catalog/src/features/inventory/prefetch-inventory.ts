import type { PrefetchContext } from '@dealership/ui-kit';
import type { QueryClient } from '@dealership/ui-kit/query';
import { upcomingVehiclesQuery } from '../../shared/cards/use-upcoming-vehicles.js';
import { readView, toSearchQuery } from './filters/inventory-filters.js';
import { nearestVehiclesQuery } from './no-results/use-nearest-vehicles.js';
import { vehicleSearchQuery } from './results/use-vehicle-search.js';

export async function prefetchInventory(client: QueryClient, { query }: PrefetchContext): Promise<void> {
  const view = readView(query);
  const search = vehicleSearchQuery(toSearchQuery(view));
  const find = async () => {
    await client.prefetchQuery(search);
    if (client.getQueryData(search.queryKey)?.total === 0) await client.prefetchQuery(nearestVehiclesQuery(view));
  };
  await Promise.all([find(), client.prefetchQuery(upcomingVehiclesQuery)]);
}
