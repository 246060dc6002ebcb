import type { PrefetchContext } from '@dealership/ui-kit';
import type { QueryClient } from '@dealership/ui-kit/query';
import { upcomingVehiclesQuery } from '../../shared/cards/use-upcoming-vehicles.js';
import { readView, toSearchQuery } from './filters/inventory-filters.js';
import { nearestVehiclesQuery } from './no-results/use-nearest-vehicles.js';
import { vehicleSearchQuery } from './use-vehicle-search.js';

export async function prefetchInventory(client: QueryClient, { query }: PrefetchContext): Promise<void> {
  const view = readView(query);
  const search = vehicleSearchQuery(toSearchQuery(view));
  const find = async () => {
    await client.prefetchQuery(search);
    const found = client.getQueryData(search.queryKey);
    if (found?.total === 0) await client.prefetchQuery(nearestVehiclesQuery(view));
    else if (found?.items.length === 0) await client.prefetchQuery(vehicleSearchQuery(toSearchQuery({ ...view, page: 1 })));
  };
  await Promise.all([find(), client.prefetchQuery(upcomingVehiclesQuery)]);
}
