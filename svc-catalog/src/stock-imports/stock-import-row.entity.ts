import type { ImportOutcome } from '@dealership/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import type { Vehicle } from '../vehicles/vehicle.entity.js';

/** Why a row is refused, or has a warning. */
export interface RowProblem {
  /** Column of the file, from 0; null: the whole row. */
  column: number | null;
  /** The field, if no column has it. */
  field?: string;
  /** Key of a validation message. */
  message: string;
  /** The conflicting row of the file, or vehicle. */
  row?: number;
  vehicleId?: number;
}

/** A picture named by a row or found in the ZIP file. Not fetched yet while both `address` and `problem` are null. */
export interface RowPicture {
  name: string;
  source: 'address' | 'file';
  /** Address in the media store. */
  address: string | null;
  /** Key of a validation message. */
  problem: string | null;
}

/** A row of a stock file, and its outcome. */
@Entity({ schema: SCHEMA, name: 'stock_import_row' })
export class StockImportRow {
  @PrimaryColumn({ type: 'integer', name: 'import_id' })
  importId: number;

  /** As in spreadsheets. */
  @PrimaryColumn({ type: 'integer' })
  row: number;

  @Column({ type: 'text', array: true })
  cells: string[];

  @Column({ type: 'text', name: 'stock_number', nullable: true })
  stockNumber: string | null;

  @Column({ type: 'text', name: 'chassis_number', nullable: true })
  chassisNumber: string | null;

  @Column({ type: 'text', nullable: true })
  outcome: ImportOutcome | null;

  /** Whether staff leave the row out of the import. */
  @Column({ type: 'boolean', name: 'left_out', default: false })
  leftOut: boolean;

  @Column({ type: 'json', default: '[]' })
  errors: RowProblem[];

  @Column({ type: 'json', default: '[]' })
  warnings: RowProblem[];

  /** Fields of the vehicle that the row changes. */
  @Column({ type: 'text', array: true, default: '{}' })
  fields: string[];

  @Column({ type: 'json', default: '[]' })
  pictures: RowPicture[];

  /** Whether pictures are still to be fetched. */
  @Column({ type: 'boolean', name: 'pictures_due', default: false })
  picturesDue: boolean;

  /** Until then the row is leased to a process. */
  @Column({ type: 'timestamptz', name: 'pictures_until', nullable: true })
  picturesUntil: Date | null;

  @Column({ type: 'integer', name: 'vehicle_id', nullable: true })
  vehicleId: number | null;

  @Column({ type: 'json', nullable: true })
  before: Partial<Vehicle> | null;

  @Column({ type: 'json', nullable: true })
  after: Partial<Vehicle> | null;

  @Column({ type: 'boolean', default: false })
  undone: boolean;

  /** Fields that staff changed since, which an undo kept. */
  @Column({ type: 'text', array: true, default: '{}' })
  kept: string[];
}
