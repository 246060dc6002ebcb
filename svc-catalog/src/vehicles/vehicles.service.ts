import { FEATURED_VEHICLES } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { VEHICLE_JSON, VEHICLE_SUMMARY_JSON } from './vehicle.mapper.js';

interface VehicleRow {
  id: number;
  createdAt: string;
  json: string;
}

const CHUNK = 500;

/** Reads answer JSON text, as the contracts describe it: parsing it here only to print it again would cost most of the time. */
@Injectable()
export class VehiclesService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Every vehicle, newest first, as the pieces of one JSON array: a large stock never lies in memory as a whole.
   * The first piece is there when this resolves.
   */
  async list(): Promise<AsyncIterable<string>> {
    return this.pieces(await this.newest());
  }

  async get(vehicleId: number): Promise<string> {
    const [row] = await this.dataSource.query<{ json: string }[]>(
      `SELECT ${VEHICLE_JSON}::text AS json FROM catalog.vehicle v WHERE v.id = $1`,
      [vehicleId],
    );
    if (!row) throw new AppError('VEHICLE_NOT_FOUND', { vehicleId });
    return row.json;
  }

  /** The newest vehicles that are featured and can still be bought. */
  async featured(): Promise<string> {
    const [row] = await this.dataSource.query<{ json: string }[]>(
      `SELECT coalesce(json_agg(${VEHICLE_SUMMARY_JSON} ORDER BY v.created_at DESC, v.id DESC), '[]')::text AS json
       FROM (SELECT * FROM catalog.vehicle WHERE featured AND NOT sold ORDER BY created_at DESC, id DESC LIMIT ${FEATURED_VEHICLES}) AS v`,
    );
    return row?.json ?? '[]';
  }

  /** Every vehicle as search engines must know it. */
  async pages(): Promise<string> {
    const [row] = await this.dataSource.query<{ json: string }[]>(
      `SELECT coalesce(json_agg(json_build_object('id', id, 'image', images[1]) ORDER BY id), '[]')::text AS json FROM catalog.vehicle`,
    );
    return row?.json ?? '[]';
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
    return this.dataSource.query<VehicleRow[]>(
      `SELECT v.id, v.created_at::text AS "createdAt", ${VEHICLE_JSON}::text AS json FROM catalog.vehicle v
       ${after ? 'WHERE (v.created_at, v.id) < ($1, $2)' : ''} ORDER BY v.created_at DESC, v.id DESC LIMIT ${CHUNK}`,
      after ? [after.createdAt, after.id] : [],
    );
  }
}
