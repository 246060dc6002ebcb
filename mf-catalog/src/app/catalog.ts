import type { RemoteDefinition } from '@dealership/ui-kit/lifecycles';
import { InventoryPage } from '../features/inventory/inventory-page.js';
import { prefetchInventory } from '../features/inventory/prefetch-inventory.js';
import { UpcomingVehiclePage } from '../features/upcoming-vehicle/upcoming-vehicle-page.js';
import { upcomingVehicleQuery } from '../features/upcoming-vehicle/use-upcoming-vehicle.js';
import { prefetchVehicle } from '../features/vehicle-detail/use-vehicle.js';
import { VehicleDetailPage } from '../features/vehicle-detail/vehicle-detail-page.js';

export const catalog: RemoteDefinition = {
  name: 'mf-catalog',
  routes: [
    { path: '/inventory', page: InventoryPage, prefetch: prefetchInventory },
    { path: '/vehicle/:id', page: VehicleDetailPage, prefetch: prefetchVehicle },
    {
      path: '/upcoming-vehicle/:id',
      page: UpcomingVehiclePage,
      prefetch: (client, { params }) => client.prefetchQuery(upcomingVehicleQuery(params.id)),
    },
    { path: '/upcoming-vehicles/:id', movedTo: ({ id = '' }) => `/upcoming-vehicle/${encodeURIComponent(id)}` },
  ],
};
