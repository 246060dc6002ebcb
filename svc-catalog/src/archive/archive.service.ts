import {
  type ArchivedVehicle as ArchivedVehicleResponse,
  type ArchiveRequest,
  type StaffVehicle,
  staffValidationMessages,
} from '@dealership/contracts';
import type { api, QueryOf } from '@dealership/contracts/api';
import { AppError } from '@dealership/service-kit';
import { recordStaffWrites } from '@dealership/service-kit/audit';
import { type Page, page } from '@dealership/service-kit/database';
import { escapeLike } from '@dealership/service-kit/lists';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Kysely } from 'kysely';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { Vehicle } from '../vehicles/vehicle.entity.js';
import { toStaffVehicleFor } from '../vehicles/vehicle.mapper.js';
import { notifyOfVehicles } from '../vehicles/writes/vehicle-events.js';
import { lockedVehicles } from '../vehicles/writes/vehicle-writer.js';
import { ArchivedVehicle } from './archived-vehicle.entity.js';

const toResponse = ({ id, name, stockNumber, vehicle, personName, archivedAt }: ArchivedVehicle): ArchivedVehicleResponse => ({
  ...{ id, name, stockNumber, personName },
  image: vehicle.images?.[0] ?? null,
  archivedAt: archivedAt.toISOString(),
});

/** Vehicles taken off the site but kept. */
@Injectable()
export class ArchiveService {
  constructor(
    private readonly db: Kysely<{ 'catalog.archived_vehicle': ArchivedVehicle }>,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  async list({ q, ...paging }: QueryOf<typeof api.listArchivedVehicles>): Promise<Page<ArchivedVehicleResponse>> {
    const query = this.db
      .selectFrom('catalog.archived_vehicle')
      .selectAll()
      .where('name', 'ilike', `%${escapeLike(q)}%`)
      .orderBy('archivedAt', 'desc')
      .orderBy('id', 'desc');
    const found = await page(query, paging);
    return { ...found, items: found.items.map(toResponse) };
  }

  /** Archives all of the vehicles or none. */
  archive({ vehicles }: ArchiveRequest, staff: CurrentStaff): Promise<{ changed: number }> {
    return this.dataSource.transaction(async (manager) => {
      const rows = await lockedVehicles(manager, vehicles);
      const ids = rows.map(({ id }) => id);
      await manager.query(
        `INSERT INTO catalog.archived_vehicle (id, vehicle, statuses, stock_number, name, person_name)
         SELECT v.id, to_json(v),
                coalesce((SELECT json_agg(s ORDER BY s.id) FROM catalog.vehicle_status s WHERE s.vehicle_id = v.id), '[]'),
                v.stock_number, concat_ws(' ', v.year, v.make, v.model, v.stock_number, v.chassis_number), $2
         FROM catalog.vehicle v WHERE v.id = ANY ($1)`,
        [ids, staff.account?.name ?? null],
      );
      await manager.delete(Vehicle, ids);
      await this.record(manager, ids, true, staff);
      await notifyOfVehicles(
        manager,
        rows.map((before) => ({ before, after: null })),
      );
      return { changed: ids.length };
    });
  }

  /** Restores the vehicle as it was, under its old id. */
  async restore(id: number, staff: CurrentStaff): Promise<StaffVehicle> {
    return this.dataSource.transaction(async (manager) => {
      const archived = await manager.findOne(ArchivedVehicle, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!archived) throw new AppError('ARCHIVED_VEHICLE_NOT_FOUND', { id });
      await this.refuseDuplicate(manager, archived);
      await bringBack(manager, archived);
      await manager.delete(ArchivedVehicle, id);
      await this.record(manager, [id], false, staff);
      const restored = await manager.findOneByOrFail(Vehicle, { id });
      await notifyOfVehicles(manager, [{ before: null, after: restored }]);
      return toStaffVehicleFor(staff, restored);
    });
  }

  /** Another vehicle may have been given its stock number in the meantime. */
  private async refuseDuplicate(manager: EntityManager, { stockNumber }: ArchivedVehicle): Promise<void> {
    if (stockNumber === null || !(await manager.existsBy(Vehicle, { stockNumber }))) return;
    const errors = [{ path: 'stockNumber', message: staffValidationMessages.stockNumberTaken }];
    throw new AppError('VALIDATION_FAILED', {}, { errors });
  }

  private record(manager: EntityManager, ids: number[], archived: boolean, staff: CurrentStaff): Promise<void> {
    const [before, after] = [{ archived: !archived }, { archived }];
    const write = { staff, action: 'update' as const, entity: 'vehicle', before, after };
    return recordStaffWrites(
      manager,
      SCHEMA,
      ids.map((entityId) => ({ ...write, entityId })),
    );
  }
}

/** Columns added since get their defaults. */
async function bringBack(manager: EntityManager, { id, vehicle }: ArchivedVehicle): Promise<void> {
  const known = manager.dataSource.getMetadata(Vehicle).columns.map(({ databaseName }) => databaseName);
  const columns = known.filter((name) => name in vehicle && name !== 'version').map((name) => `"${name}"`);
  await manager.query(
    `INSERT INTO catalog.vehicle (${columns}, version) OVERRIDING SYSTEM VALUE
     SELECT ${columns.map((name) => `r.${name}`)}, r.version + 1
     FROM catalog.archived_vehicle a, json_populate_record(NULL::catalog.vehicle, a.vehicle) r WHERE a.id = $1`,
    [id],
  );
  await manager.query(
    `INSERT INTO catalog.vehicle_status (vehicle_id, at, status, session_id, person_name)
     SELECT s.vehicle_id, s.at, s.status, s.session_id, s.person_name
     FROM catalog.archived_vehicle a, json_populate_recordset(NULL::catalog.vehicle_status, a.statuses) s
     WHERE a.id = $1 ORDER BY s.id`,
    [id],
  );
}
