import {
  FEATURED_VEHICLES,
  type Language,
  type ListQuery,
  type TextListQuery,
  type Vehicle,
  type VehiclePage,
  type VehicleSummary,
} from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { type JsonText, type PublicPage, pageOf, rowsOfPage } from '@dealership/service-kit/endpoints';
import { Injectable } from '@nestjs/common';
import { Kysely, sql } from 'kysely';
import type { Vehicle as VehicleRow } from './vehicle.entity.js';
import { vehicleJson, vehicleSummaryJson } from './vehicle.mapper.js';
import { VEHICLE_ORDERS } from './vehicle-orders.js';

/**
 * Reads return JSON text in the contract's shape, because parsing and serializing it again would take most of the time.
 */
@Injectable()
export class VehiclesService {
  constructor(private readonly db: Kysely<{ 'catalog.vehicle': VehicleRow }>) {}

  /** A page of all vehicles, newest first. */
  async list({ lang, ...paging }: TextListQuery): Promise<PublicPage<JsonText<Vehicle>>> {
    const { take, skip } = rowsOfPage(paging);
    const rows = await this.db
      .selectFrom('catalog.vehicle as v')
      .select(sql<JsonText<Vehicle>>`${vehicleJson[lang]}::text`.as('json'))
      .orderBy(VEHICLE_ORDERS.newest)
      .limit(take)
      .offset(skip)
      .execute();
    return pageOf(
      rows.map(({ json }) => json),
      paging,
    );
  }

  async get(vehicleId: number, lang: Language): Promise<JsonText<Vehicle>> {
    const row = await this.db
      .selectFrom('catalog.vehicle as v')
      .select(sql<JsonText<Vehicle>>`${vehicleJson[lang]}::text`.as('json'))
      .where('v.id', '=', vehicleId)
      .executeTakeFirst();
    if (!row) throw new AppError('VEHICLE_NOT_FOUND', { vehicleId });
    return row.json;
  }

  /** The newest featured vehicles that are for sale. */
  async featured(): Promise<JsonText<VehicleSummary[]>> {
    const { json } = await this.db
      .selectFrom(({ selectFrom }) =>
        selectFrom('catalog.vehicle as v')
          .selectAll()
          .where('v.featured', '=', true)
          .where('v.sold', '=', false)
          .orderBy(VEHICLE_ORDERS.newest)
          .limit(FEATURED_VEHICLES)
          .as('v'),
      )
      .select(
        sql<
          JsonText<VehicleSummary[]>
        >`coalesce(json_agg(${vehicleSummaryJson} ORDER BY ${VEHICLE_ORDERS.newest}), '[]')::text`.as('json'),
      )
      .executeTakeFirstOrThrow();
    return json;
  }

  /** The existing vehicles among the ids, in the order of the ids. */
  async byId(ids: number[]): Promise<JsonText<VehicleSummary[]>> {
    const position = sql`array_position(${ids}::integer[], ${sql.ref('v.id')})`;
    const { json } = await this.db
      .selectFrom('catalog.vehicle as v')
      .select(
        sql<JsonText<VehicleSummary[]>>`coalesce(json_agg(${vehicleSummaryJson} ORDER BY ${position}), '[]')::text`.as('json'),
      )
      .where('v.id', 'in', ids)
      .executeTakeFirstOrThrow();
    return json;
  }

  /** A page of all vehicles, with the data for the sitemap. */
  async pages(paging: ListQuery): Promise<PublicPage<JsonText<VehiclePage>>> {
    const { take, skip } = rowsOfPage(paging);
    const rows = await this.db
      .selectFrom('catalog.vehicle')
      .select(sql<JsonText<VehiclePage>>`json_build_object('id', id, 'image', images[1])::text`.as('json'))
      .orderBy('id')
      .limit(take)
      .offset(skip)
      .execute();
    return pageOf(
      rows.map(({ json }) => json),
      paging,
    );
  }
}
