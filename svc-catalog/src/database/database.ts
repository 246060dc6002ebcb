import type { DatabaseOptions } from '@dealership/service-kit';
import { UpcomingVehicleEntity } from '../upcoming-vehicles/upcoming-vehicle.entity.js';
import { VehicleEntity } from '../vehicles/vehicle.entity.js';
import { CreateVehicles1763700000000 } from './migrations/1763700000000-create-vehicles.js';
import { CountVehicles1763700001000 } from './migrations/1763700001000-count-vehicles.js';
import { CreateSearchFunctions1763700002000 } from './migrations/1763700002000-create-search-functions.js';
import { CreateUpcomingVehicles1763700003000 } from './migrations/1763700003000-create-upcoming-vehicles.js';
import { IndexOriginAndEngine1763700004000 } from './migrations/1763700004000-index-origin-and-engine.js';
import { IndexFeatured1763700005000 } from './migrations/1763700005000-index-featured.js';
import { StaffWrites1763700006000 } from './migrations/1763700006000-staff-writes.js';
import { OptionalPicture1763700007000 } from './migrations/1763700007000-optional-picture.js';

/** This service's database: the schema `catalog`. */
export const databaseOptions = (url: string, poolSize?: number): DatabaseOptions => ({
  name: 'svc-catalog',
  url,
  schema: 'catalog',
  entities: [VehicleEntity, UpcomingVehicleEntity],
  migrations: [
    CreateVehicles1763700000000,
    CountVehicles1763700001000,
    CreateSearchFunctions1763700002000,
    CreateUpcomingVehicles1763700003000,
    IndexOriginAndEngine1763700004000,
    IndexFeatured1763700005000,
    StaffWrites1763700006000,
    OptionalPicture1763700007000,
  ],
  ...(poolSize && { poolSize }),
});
