import type { ImportOutcome } from '@dealership/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import type { Vehicle } from '../vehicles/vehicle.entity.js';

/** Why a row is refused or warned of. */
export interface RowProblem {
  /** Of the file, from 0; null: the whole row. */
  column: number | null;
  /** A key of the validation messages. */
  message: string;
  /** What it collides with: a row of the file, or a vehicle. */
  row?: number;
  vehicleId?: number;
}

/** A picture that a row names, or finds in the ZIP file. Neither `address` nor `problem`: it has not been fetched. */
export interface RowPicture {
  name: string;
  source: 'address' | 'file';
  /** In the media store. */
  address: string | null;
  /** A key of the validation messages. */
  problem: string | null;
}

/** A row of a stock file, and what became of it. */
@Entity({ schema: SCHEMA, name: 'stock_import_row' })
export class StockImportRow {
  @PrimaryColumn({ type: 'integer', name: 'import_id' })
  importId: number;

  /** As spreadsheets count. */
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

  @Column({ type: 'json', default: '[]' })
  errors: RowProblem[];

  @Column({ type: 'json', default: '[]' })
  warnings: RowProblem[];

  /** Of the vehicle, that the row changes. */
  @Column({ type: 'text', array: true, default: '{}' })
  fields: string[];

  @Column({ type: 'json', default: '[]' })
  pictures: RowPicture[];

  /** Whether there are some to fetch. */
  @Column({ type: 'boolean', name: 'pictures_due', default: false })
  picturesDue: boolean;

  /** Until then a process works on them. */
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

  /** What staff changed since, and an undo left. */
  @Column({ type: 'text', array: true, default: '{}' })
  kept: string[];
}
