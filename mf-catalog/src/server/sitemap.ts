import { listUpcomingVehicles, listVehiclePages } from '@dealership/contracts/catalog/endpoints';
import type { SitemapPage } from '@dealership/ui-kit/lifecycles';
import { callAll } from '@dealership/ui-kit/query';

const own = (address: string | null): string[] => (address?.startsWith('/') ? [address] : []);

/** The inventory, every vehicle and every upcoming vehicle. */
export async function sitemap(): Promise<SitemapPage[]> {
  const [vehicles, upcoming] = await Promise.all([callAll(listVehiclePages), callAll(listUpcomingVehicles)]);
  return [
    { path: '/inventory' },
    ...vehicles.map(({ id, image }) => ({ path: `/vehicle/${id}`, images: own(image) })),
    ...upcoming.map(({ id, imageUrl }) => ({ path: `/upcoming-vehicle/${id}`, images: own(imageUrl) })),
  ];
}
