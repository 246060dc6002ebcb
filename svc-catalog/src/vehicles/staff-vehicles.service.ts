import type { StaffVehiclePage, StaffVehicleSort, StaffVehiclesQuery } from '@dealership/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { VEHICLE_JSON } from './vehicle.mapper.js';

const ORDERS: Record<StaffVehicleSort, string> = {
  newest: 'v.created_at DESC, v.id DESC',
  oldest: 'v.created_at ASC, v.id ASC',
  make: 'v.make ASC, v.model ASC, v.year ASC, v.id ASC',
  'year-desc': 'v.year DESC, v.id DESC',
  'year-asc': 'v.year ASC, v.id ASC',
  'price-asc': 'v.price ASC NULLS LAST, v.id DESC',
  'price-desc': 'v.price DESC NULLS LAST, v.id DESC',
  'mileage-asc': 'v.mileage ASC, v.id DESC',
  'mileage-desc': 'v.mileage DESC, v.id DESC',
};

const STANDARD_PAGE_SIZE = 20;

/** The stock as staff page through it, sold vehicles too. */
@Injectable()
export class StaffVehiclesService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** `q`: every word of it stands in the year, make or model, or it is the vehicle's number: a part of it, with `#` the whole. */
  async list({
    page = 1,
    pageSize = STANDARD_PAGE_SIZE,
    q = '',
    sort = 'newest',
  }: StaffVehiclesQuery): Promise<StaffVehiclePage> {
    const words = q.split(/[\s%_\\]+/).filter(Boolean);
    const conditions = words.map((word, at) =>
      word.startsWith('#')
        ? `'#' || v.id = $${at + 1}`
        : `concat_ws(' ', v.year, v.make, v.model, v.id) ILIKE '%' || $${at + 1} || '%'`,
    );
    const where = conditions.length ? `WHERE ${conditions.join(' AND ')}` : '';
    const [row] = await this.dataSource.query<Pick<StaffVehiclePage, 'items' | 'total' | 'featured'>[]>(
      `SELECT (SELECT count(*)::integer FROM catalog.vehicle v ${where}) AS total,
              (SELECT count(*)::integer FROM catalog.vehicle v WHERE v.featured) AS featured,
              (SELECT coalesce(json_agg(${VEHICLE_JSON} ORDER BY ${ORDERS[sort]}), '[]') FROM (
                 SELECT * FROM catalog.vehicle v ${where} ORDER BY ${ORDERS[sort]} LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}
               ) AS v) AS items`,
      words,
    );
    return { items: row?.items ?? [], total: row?.total ?? 0, featured: row?.featured ?? 0, page, pageSize };
  }
}
