import type { UpcomingVehicle as UpcomingVehicleResponse } from '@dealership/contracts';
import type { UpcomingVehicle } from './upcoming-vehicle.entity.js';

export const toUpcomingVehicle = (row: UpcomingVehicle): UpcomingVehicleResponse => ({
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
