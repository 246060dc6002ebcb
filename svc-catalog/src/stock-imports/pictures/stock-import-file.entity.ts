import { Column, Entity, PrimaryColumn } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';

/** A picture of a ZIP file that belongs to a stock file. */
@Entity({ schema: SCHEMA, name: 'stock_import_file' })
export class StockImportFile {
  @PrimaryColumn({ type: 'integer', name: 'import_id' })
  importId: number;

  /** As the ZIP file writes it, with its folders. No file is ever called so. */
  @PrimaryColumn({ type: 'text' })
  name: string;

  @Column({ type: 'text', nullable: true })
  folder: string | null;

  @Column({ type: 'text' })
  stem: string;

  /** Of 'a-1024-2': 'a-1024'. */
  @Column({ type: 'text', nullable: true })
  base: string | null;

  @Column({ type: 'integer' })
  number: number;

  @Column({ type: 'bytea', nullable: true, select: false })
  bytes: Buffer | null;

  @Column({ type: 'boolean', default: false })
  matched: boolean;
}
