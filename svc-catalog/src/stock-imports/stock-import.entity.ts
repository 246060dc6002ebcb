import type { ImportState, StockImport as StockImportResponse } from '@dealership/contracts';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';

export type ImportCounts = StockImportResponse['counts'] & { pictures: Omit<StockImportResponse['pictures'], 'zip'> };

/** A stock file uploaded by staff. */
@Entity({ schema: SCHEMA, name: 'stock_import' })
export class StockImport {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'text', name: 'file_name' })
  fileName: string;

  @Column({ type: 'text', default: 'mapping' })
  state: ImportState;

  @Column({ type: 'text', array: true })
  headers: string[];

  @Column({ type: 'text', name: 'header_key' })
  headerKey: string;

  @Column({ type: 'text', array: true })
  mapping: (string | null)[];

  /** Makes of the file that stand for other ones, as staff chose. */
  @Column({ type: 'json', default: '{}' })
  makes: Record<string, string>;

  @Column({ type: 'boolean', default: false })
  remembered: boolean;

  /** Whether new vehicles become drafts. */
  @Column({ type: 'boolean', default: false })
  drafts: boolean;

  @Column({ type: 'integer', name: 'row_count' })
  rowCount: number;

  /** The last row processed in the current state. */
  @Column({ type: 'integer', default: 0 })
  position: number;

  @Column({ type: 'integer', default: 0 })
  worked: number;

  /** Counts when the last state was reached; recounted while rows are processed. */
  @Column({ type: 'json', nullable: true })
  counts: ImportCounts | null;

  /** Name of the ZIP file of pictures. */
  @Column({ type: 'text', name: 'zip_name', nullable: true })
  zipName: string | null;

  @Column({ type: 'text', name: 'person_name', nullable: true })
  personName: string | null;

  /** The member of staff on whose behalf rows are written. */
  @Column({ type: 'json' })
  staff: CurrentStaff;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', name: 'finished_at', nullable: true })
  finishedAt: Date | null;
}
