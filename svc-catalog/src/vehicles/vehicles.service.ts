import { FEATURED_VEHICLES } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { Injectable } from '@nestjs/common';
import { Kysely, type SqlBool, sql } from 'kysely';
import type { Vehicle } from './vehicle.entity.js';
import { vehicleJson, vehicleSummaryJson } from './vehicle.mapper.js';
import { VEHICLE_ORDERS } from './vehicle-orders.js';

interface VehicleRow {
  id: number;
  createdAt: string;
  json: string;
}

const CHUNK = 500;

/** Reads answer JSON text, as the contracts describe it: parsing it here only to print it again would cost most of the time. */
@Injectable()
export class VehiclesService {
  constructor(private readonly db: Kysely<{ 'catalog.vehicle': Vehicle }>) {}

  /**
   * Every vehicle, newest first, as the pieces of one JSON array: a large stock never lies in memory as a whole.
   * The first piece is there when this resolves.
   */
  async list(): Promise<AsyncIterable<string>> {
    return this.pieces(await this.newest());
  }

  async get(vehicleId: number): Promise<string> {
    const row = await this.db
      .selectFrom('catalog.vehicle as v')
      .select(sql<string>`${vehicleJson}::text`.as('json'))
      .where('v.id', '=', vehicleId)
      .executeTakeFirst();
    if (!row) throw new AppError('VEHICLE_NOT_FOUND', { vehicleId });
    return row.json;
  }

  /** The newest vehicles that are featured and can still be bought. */
  async featured(): Promise<string> {
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
      .select(sql<string>`coalesce(json_agg(${vehicleSummaryJson} ORDER BY ${VEHICLE_ORDERS.newest}), '[]')::text`.as('json'))
      .executeTakeFirstOrThrow();
    return json;
  }

  /** Every vehicle as search engines must know it. */
  async pages(): Promise<string> {
    const { json } = await this.db
      .selectFrom('catalog.vehicle')
      .select(sql<string>`coalesce(json_agg(json_build_object('id', id, 'image', images[1]) ORDER BY id), '[]')::text`.as('json'))
      .executeTakeFirstOrThrow();
    return json;
  }

  private async *pieces(first: VehicleRow[]): AsyncGenerator<string> {
    let rows = first;
    let text = `[${rows.map(({ json }) => json)}`;
    for (let last = rows.at(-1); last && rows.length === CHUNK; last = rows.at(-1)) {
      yield text;
      rows = await this.newest(last);
      text = rows.map(({ json }) => `,${json}`).join('');
    }
    yield `${text}]`;
  }

  private newest(after?: VehicleRow): Promise<VehicleRow[]> {
    const newest = this.db
      .selectFrom('catalog.vehicle as v')
      .select(({ cast }) => ['v.id', cast<string>('v.createdAt', 'text').as('createdAt')])
      .select(sql<string>`${vehicleJson}::text`.as('json'))
      .orderBy(VEHICLE_ORDERS.newest)
      .limit(CHUNK);
    return (after ? newest.where(isAfter(after)) : newest).execute();
  }
}

/** True of a row `v` that comes after the given one, newest first. */
const isAfter = ({ createdAt, id }: VehicleRow) => sql<SqlBool>`(v.created_at, v.id) < (${createdAt}, ${id})`;
