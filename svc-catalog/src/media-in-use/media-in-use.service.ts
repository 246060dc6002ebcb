import { picturesInUse } from '@dealership/service-kit/media';
import { Injectable } from '@nestjs/common';
import { Kysely, sql } from 'kysely';
import type { ArchivedVehicle } from '../archive/archived-vehicle.entity.js';
import type { UpcomingVehicle } from '../upcoming-vehicles/upcoming-vehicle.entity.js';
import type { Vehicle } from '../vehicles/vehicle.entity.js';

interface Tables {
  'catalog.vehicle': Vehicle;
  'catalog.archived_vehicle': ArchivedVehicle;
  'catalog.upcoming_vehicle': UpcomingVehicle;
}

@Injectable()
export class MediaInUseService {
  constructor(private readonly db: Kysely<Tables>) {}

  /** The ids of the stored pictures and documents that the catalogue uses. */
  list(): Promise<string[]> {
    const images = this.db.selectFrom('catalog.vehicle').select(sql<string | null>`unnest(images || spin)`.as('text'));
    return picturesInUse(
      this.db,
      images
        .unionAll((eb) => eb.selectFrom('catalog.vehicle').select(sql<string | null>`documents::text`.as('text')))
        .unionAll((eb) => eb.selectFrom('catalog.archived_vehicle').select(sql<string | null>`vehicle::text`.as('text')))
        .unionAll((eb) => eb.selectFrom('catalog.upcoming_vehicle').select('imageUrl as text')),
    );
  }
}
