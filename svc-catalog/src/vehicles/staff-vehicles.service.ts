import type { StaffVehiclePage, StaffVehiclesQuery } from '@dealership/contracts';
import { page } from '@dealership/service-kit';
import { Injectable } from '@nestjs/common';
import { Kysely, type SqlBool, sql } from 'kysely';
import type { Vehicle } from './vehicle.entity.js';
import { toVehicle } from './vehicle.mapper.js';
import { VEHICLE_ORDERS } from './vehicle-orders.js';

const STANDARD_PAGE_SIZE = 20;

const isIn = (word: string) =>
  word.startsWith('#')
    ? sql<SqlBool>`'#' || v.id = ${word}`
    : sql<SqlBool>`concat_ws(' ', v.year, v.make, v.model, v.id) ILIKE '%' || ${word} || '%'`;

/** The stock as staff page through it, sold vehicles too. */
@Injectable()
export class StaffVehiclesService {
  constructor(private readonly db: Kysely<{ 'catalog.vehicle': Vehicle }>) {}

  /** `q`: every word of it stands in the year, make or model, or it is the vehicle's number: a part of it, with `#` the whole. */
  async list({
    page: number = 1,
    pageSize = STANDARD_PAGE_SIZE,
    q = '',
    sort = 'newest',
  }: StaffVehiclesQuery): Promise<StaffVehiclePage> {
    const words = q.split(/[\s%_\\]+/).filter(Boolean);
    const found = this.db
      .selectFrom('catalog.vehicle as v')
      .selectAll()
      .where(({ and }) => and(words.map(isIn)))
      .orderBy(VEHICLE_ORDERS[sort]);
    const { items, ...place } = await page(found, { page: number, pageSize });
    const { featured } = await this.db
      .selectFrom('catalog.vehicle')
      .select(sql<number>`count(*)::integer`.as('featured'))
      .where('featured', '=', true)
      .executeTakeFirstOrThrow();
    return { ...place, items: items.map(toVehicle), featured };
  }
}
