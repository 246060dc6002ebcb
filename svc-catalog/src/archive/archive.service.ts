import {
  type ArchivedVehicle as ArchivedVehicleResponse,
  type ArchiveFilter,
  type ArchiveRequest,
  DRAFT_UNKNOWNS,
  type StaffVehicle,
  staffValidationMessages,
  validationMessages,
  vehicleName,
} from '@dealership/contracts';
import type { api, QueryOf } from '@dealership/contracts/api';
import { AppError } from '@dealership/service-kit';
import { recordStaffWrites } from '@dealership/service-kit/audit';
import { type Page, page } from '@dealership/service-kit/database';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Kysely, sql } from 'kysely';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { matchesStaffSearch } from '../vehicles/staff/staff-search.js';
import { Vehicle } from '../vehicles/vehicle.entity.js';
import { toStaffVehicleFor } from '../vehicles/vehicle.mapper.js';
import { archivedVehicles, bringBack, moveToArchive } from '../vehicles/writes/archived-rows.js';
import { applyNextPrices, isNextPriceDue } from '../vehicles/writes/next-price.js';
import { withUniqueNumber } from '../vehicles/writes/stock-number.js';
import { notifyOfVehicles } from '../vehicles/writes/vehicle-events.js';
import { lockedVehicles, recordVehicles } from '../vehicles/writes/vehicle-writer.js';
import { ArchivedVehicle } from './archived-vehicle.entity.js';

const SEARCHED = sql<string>`concat_ws(' ', name, id)`;

const toTexts = (row: ArchivedVehicle['vehicle']): ArchivedVehicleResponse['texts'] => ({
  images: row.images ?? [],
  imageAlts: row.image_alts ?? {},
  description: row.description ?? '',
  equipment: row.equipment ?? [],
  origin: row.origin ?? null,
  engineSize: row.engine_size ?? null,
  exteriorColorName: row.exterior_color_name ?? null,
  interiorColorName: row.interior_color_name ?? null,
  translations: row.translations ?? {},
});

/** What a draft lacks before it can be published. */
const missingIn = ({ draft, vehicle }: Pick<ArchivedVehicle, 'draft' | 'vehicle'>): ArchivedVehicleResponse['missing'] => {
  const { mileage, transmission, fuel_type: fuelType } = vehicle;
  const values = { mileage, transmission, fuelType };
  return draft ? DRAFT_UNKNOWNS.filter((name) => values[name] === null) : [];
};

const toResponse = ({ vehicle, archivedAt, ...row }: ArchivedVehicle): ArchivedVehicleResponse => ({
  ...{ id: row.id, stockNumber: row.stockNumber, personName: row.personName, draft: row.draft },
  ...{ name: vehicleName(vehicle), year: vehicle.year, make: vehicle.make, model: vehicle.model, price: vehicle.price },
  image: vehicle.images?.[0] ?? null,
  sold: vehicle.sold ?? false,
  missing: missingIn({ draft: row.draft, vehicle }),
  texts: toTexts(vehicle),
  archivedAt: archivedAt.toISOString(),
});

/** Vehicles taken off the site but kept, and those that were never on it. */
@Injectable()
export class ArchiveService {
  constructor(
    private readonly db: Kysely<{ 'catalog.archived_vehicle': ArchivedVehicle }>,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  /** `q`: every word must occur, as in the list of the stock. */
  async list({ q, filter, ...paging }: QueryOf<typeof api.listArchivedVehicles>): Promise<Page<ArchivedVehicleResponse>> {
    const terms = matchesStaffSearch(q, SEARCHED, sql.ref('id'));
    const query = this.db
      .selectFrom('catalog.archived_vehicle')
      .selectAll()
      .where(({ and, eb }) => and([...terms, ...(filter ? [eb('draft', '=', filter === 'drafts')] : [])]))
      .orderBy('draft', 'desc')
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
      await moveToArchive(manager, ids, staff);
      await this.record(manager, ids, true, staff);
      await notifyOfVehicles(
        manager,
        rows.map((before) => ({ before, after: null })),
      );
      return { changed: ids.length };
    });
  }

  async get(id: number, filter: ArchiveFilter): Promise<Vehicle> {
    const { manager } = this.dataSource;
    const isWanted = await manager.existsBy(ArchivedVehicle, { id, draft: filter === 'drafts' });
    const [vehicle] = isWanted ? await archivedVehicles(manager, [id]) : [];
    if (!vehicle) throw new AppError('ARCHIVED_VEHICLE_NOT_FOUND', { id });
    return vehicle;
  }

  /**
   * Restores the vehicle as it was, under its old id. A draft is published as a new vehicle. A scheduled price whose day
   * has come applies at once.
   * @throws AppError VALIDATION_FAILED with what a draft lacks
   */
  async restore(id: number, staff: CurrentStaff): Promise<StaffVehicle> {
    const restored = await withUniqueNumber(() =>
      this.dataSource.transaction(async (manager) => {
        // Before the vehicle, in the order of the job that stores the pictures of imported drafts.
        await manager.query('SELECT FROM catalog.stock_import_row WHERE vehicle_id = $1 ORDER BY import_id, "row" FOR UPDATE', [
          id,
        ]);
        const archived = await manager.findOne(ArchivedVehicle, { where: { id }, lock: { mode: 'pessimistic_write' } });
        if (!archived) throw new AppError('ARCHIVED_VEHICLE_NOT_FOUND', { id });
        const messages = { ...validationMessages, ...staffValidationMessages };
        const errors = missingIn(archived).map((path) => ({ path, message: messages[path] }));
        if (errors.length > 0) throw new AppError('VALIDATION_FAILED', {}, { errors });
        const vehicle = await (archived.draft ? publish(manager, archived, staff) : restoreRow(manager, archived));
        await manager.delete(ArchivedVehicle, id);
        await this.record(manager, [vehicle.id], false, staff);
        if (!isNextPriceDue(vehicle)) return vehicle;
        await applyNextPrices(manager, [vehicle]);
        return manager.findOneByOrFail(Vehicle, { id: vehicle.id });
      }),
    );
    return toStaffVehicleFor(staff, restored);
  }

  private record(manager: EntityManager, ids: number[], archived: boolean, staff: CurrentStaff): Promise<void> {
    const [before, after] = [{ archived: !archived }, { archived }];
    const write = { staff, action: 'update', entity: 'vehicle', before, after } as const;
    return recordStaffWrites(
      manager,
      SCHEMA,
      ids.map((entityId) => ({ ...write, entityId })),
    );
  }
}

async function restoreRow(manager: EntityManager, archived: ArchivedVehicle): Promise<Vehicle> {
  const id = await bringBack(manager, archived);
  await manager.query(
    `INSERT INTO catalog.vehicle_status (vehicle_id, at, status, session_id, person_name)
     SELECT s.vehicle_id, s.at, s.status, s.session_id, s.person_name
     FROM catalog.archived_vehicle a, json_populate_recordset(NULL::catalog.vehicle_status, a.statuses) s
     WHERE a.id = $1 ORDER BY s.id`,
    [id],
  );
  const restored = await manager.findOneByOrFail(Vehicle, { id });
  await notifyOfVehicles(manager, [{ before: null, after: restored }]);
  return restored;
}

/** Its audit entries, and the row of its import, follow the draft to its new id. */
async function publish(manager: EntityManager, draft: ArchivedVehicle, staff: CurrentStaff): Promise<Vehicle> {
  const id = await bringBack(manager, draft, true);
  await manager.query(`UPDATE catalog.audit SET entity_id = $1 WHERE entity = 'vehicle' AND entity_id = $2`, [id, draft.id]);
  await manager.query('UPDATE catalog.stock_import_row SET vehicle_id = $1 WHERE vehicle_id = $2', [id, draft.id]);
  const published = await manager.findOneByOrFail(Vehicle, { id });
  await recordVehicles(manager, [{ before: null, after: published }], staff);
  return published;
}
