import type {
  StaffVehicle,
  StaffVehicleFilter,
  StaffVehicleFilterQuery,
  StaffVehiclePage,
  StaffVehiclesQuery,
  VehicleStatusChange,
} from '@dealership/contracts';
import { page } from '@dealership/service-kit/database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Kysely, type SqlBool, sql } from 'kysely';
import type { DataSource } from 'typeorm';
import type { Vehicle } from '../vehicle.entity.js';
import { VEHICLE_ORDERS } from '../vehicle-orders.js';
import { VehicleStatus } from '../vehicle-status.entity.js';
import { matchesStaffSearch } from './staff-search.js';
import { EXPORTED_COLUMNS, type ExportedVehicle } from './stock-csv.js';

const SEARCHED = sql<string>`concat_ws(' ', v.year, v.make, v.model, v.id, v.stock_number, v.chassis_number)`;

const FILTERS: Record<StaffVehicleFilter, ReturnType<typeof sql<SqlBool>>> = {
  available: sql<SqlBool>`NOT v.sold AND NOT v.reserved`,
  reserved: sql<SqlBool>`v.reserved AND NOT v.sold`,
  sold: sql<SqlBool>`v.sold`,
  featured: sql<SqlBool>`v.featured`,
  noPrice: sql<SqlBool>`v.price IS NULL`,
  noPictures: sql<SqlBool>`cardinality(v.images) = 0`,
};

/** The stock for staff, including sold vehicles. */
@Injectable()
export class StaffVehiclesService {
  constructor(
    private readonly db: Kysely<{ 'catalog.vehicle': Vehicle }>,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  async list(
    { page: number, pageSize, ...wanted }: StaffVehiclesQuery,
    toResponse: (row: Vehicle) => StaffVehicle,
  ): Promise<StaffVehiclePage> {
    const found = this.matching(wanted).selectAll();
    const { items, ...paging } = await page(found, { page: number, pageSize });
    const { featured } = await this.db
      .selectFrom('catalog.vehicle')
      .select(sql<number>`count(*)::integer`.as('featured'))
      .where('featured', '=', true)
      .executeTakeFirstOrThrow();
    return { ...paging, items: items.map(toResponse), featured };
  }

  /** Every vehicle that matches, with the columns of the export. */
  all(wanted: StaffVehicleFilterQuery): Promise<ExportedVehicle[]> {
    return this.matching(wanted).select(EXPORTED_COLUMNS).select(sql<number>`cardinality(v.images)`.as('pictures')).execute();
  }

  /** The sale statuses of a vehicle, latest first. */
  async statuses(vehicleId: number): Promise<VehicleStatusChange[]> {
    const rows = await this.dataSource.manager.find(VehicleStatus, { where: { vehicleId }, order: { id: 'DESC' } });
    return rows.map(({ at, status, sessionId, personName }) => ({
      at: at.toISOString(),
      status,
      sessionId,
      personName,
    }));
  }

  /**
   * `q`: every word must occur in year, make, model, id, stock or chassis number.
   */
  private matching({ q, filter, sort }: StaffVehicleFilterQuery) {
    const terms = matchesStaffSearch(q, SEARCHED, sql.ref('v.id'));
    return this.db
      .selectFrom('catalog.vehicle as v')
      .where(({ and }) => and([...terms, ...(filter ? [FILTERS[filter]] : [])]))
      .orderBy(VEHICLE_ORDERS[sort]);
  }
}
