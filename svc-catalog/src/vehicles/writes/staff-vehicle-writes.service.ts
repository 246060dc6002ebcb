import {
  type BulkChanges,
  COST_FIELDS,
  type DRAFT_UNKNOWNS,
  type DraftChanges,
  type DraftVehicle,
  isAllowed,
  outdatedAfter,
  type StaffVehicle,
  VEHICLE_TEXTS,
  type VehicleChanges,
  type VehicleCreation,
} from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { assertVersion, differences, StaffRecords } from '@dealership/service-kit/audit';
import { MediaStore, pictureAddresses } from '@dealership/service-kit/media';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import { Vehicle } from '../vehicle.entity.js';
import { toStaffVehicleFor } from '../vehicle.mapper.js';
import { lockedDrafts, moveToArchive } from './archived-rows.js';
import { changeVehicles } from './bulk-changes.js';
import { assertNextPrice } from './next-price.js';
import { refuseTakenNumber, withUniqueNumber } from './stock-number.js';
import { notifyOfVehicles } from './vehicle-events.js';
import { amountColumns, deleteVehicles, recordVehicles, updateVehicles } from './vehicle-writer.js';

const KIND = { schema: SCHEMA, name: 'vehicle', target: Vehicle, notFound: 'VEHICLE_NOT_FOUND' } as const;

const checked = (columns: Partial<Vehicle>) => (row: Vehicle) => {
  assertNextPrice({ ...row, ...columns }, row.nextPriceFrom);
  return { ...columns, outdated: outdatedAfter(VEHICLE_TEXTS, row, columns) };
};

/** @throws AppError ARCHIVED_VEHICLE_NOT_FOUND */
async function lockedDraft(manager: EntityManager, id: number): Promise<Vehicle> {
  const [draft] = await lockedDrafts(manager, [id]);
  if (!draft) throw new AppError('ARCHIVED_VEHICLE_NOT_FOUND', { id });
  return draft;
}

/** Changes to the stock by staff. */
@Injectable()
export class StaffVehicleWritesService {
  private readonly records: StaffRecords<Vehicle>;
  /** Creates vehicles that nobody hears of. */
  private readonly drafts: StaffRecords<Vehicle>;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly media: MediaStore,
  ) {
    this.records = new StaffRecords(dataSource, {
      ...KIND,
      onWritten: (manager, rows, staff) => recordVehicles(manager, [rows], staff),
      onRemoved: (manager, before) => notifyOfVehicles(manager, [{ before, after: null }]),
    });
    this.drafts = new StaffRecords(dataSource, {
      ...KIND,
      onWritten: (manager, { after }, staff) => moveToArchive(manager, [after.id], staff, true),
    });
  }

  async create({ draft, ...vehicle }: VehicleCreation, staff: CurrentStaff): Promise<DraftVehicle> {
    const columns = await this.columns(vehicle, staff);
    assertNextPrice({ nextPrice: columns.nextPrice ?? null, nextPriceFrom: columns.nextPriceFrom ?? null });
    const records = draft ? this.drafts : this.records;
    return toStaffVehicleFor(staff, await withUniqueNumber(() => records.create(columns, staff)));
  }

  async change(vehicleId: number, changes: VehicleChanges, staff: CurrentStaff): Promise<StaffVehicle> {
    const columns = await this.columns(changes, staff);
    const changed = await withUniqueNumber(() => this.records.change(vehicleId, checked(columns), staff));
    return toStaffVehicleFor(staff, changed);
  }

  async changeDraft(vehicleId: number, changes: DraftChanges, staff: CurrentStaff): Promise<DraftVehicle> {
    const columns = await this.columns(changes, staff);
    return this.dataSource.transaction(async (manager) => {
      const before = await lockedDraft(manager, vehicleId);
      const { version, ...wanted } = checked(columns)(before);
      assertVersion(before, version);
      const after = { ...before, ...wanted };
      const changed = differences(before, after).after;
      if (Object.keys(changed).length === 0) return toStaffVehicleFor(staff, before);
      await refuseTakenNumber(manager, changed.stockNumber);
      await updateVehicles(manager, [{ before, after }], staff, true);
      return toStaffVehicleFor(staff, { ...after, version: before.version + 1 });
    });
  }

  removeDraft(vehicleId: number, staff: CurrentStaff): Promise<void> {
    return this.dataSource.transaction(async (manager) =>
      deleteVehicles(manager, [await lockedDraft(manager, vehicleId)], staff, true),
    );
  }

  changeMany(changes: BulkChanges, staff: CurrentStaff): Promise<{ changed: number }> {
    return changeVehicles(this.dataSource, changes, staff);
  }

  remove(vehicleId: number, staff: CurrentStaff): Promise<void> {
    return this.records.remove(vehicleId, staff);
  }

  /** @throws AppError FORBIDDEN for costs without the permission */
  private async columns(changes: DraftChanges, { role }: CurrentStaff): Promise<Partial<Vehicle>> {
    const { price, nextPrice, purchasePrice, costs, salePrice, images, spin, ...rest } = changes;
    const hasCosts = COST_FIELDS.some((name) => changes[name] !== undefined);
    if (hasCosts && !isAllowed(role, 'stock.costs')) throw new AppError('FORBIDDEN');
    return {
      ...(rest as typeof rest & Partial<Pick<Vehicle, (typeof DRAFT_UNKNOWNS)[number]>>),
      ...amountColumns({ price, nextPrice, purchasePrice, costs, salePrice }),
      ...(images && { images: await pictureAddresses(images, this.media, 'images') }),
      ...(spin && { spin: await pictureAddresses(spin, this.media, 'spin') }),
    };
  }
}
