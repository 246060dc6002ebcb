import type { UpcomingVehicle } from '@dealership/contracts';
import type { UpcomingVehicleEntity } from './upcoming-vehicle.entity.js';

export const toUpcomingVehicle = (row: UpcomingVehicleEntity): UpcomingVehicle => ({
  id: row.id,
  name: row.name,
  description: row.description,
  estimatedArrival: row.estimatedArrival,
  price: row.price,
  imageUrl: row.imageUrl,
  featured: row.featured,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
});
