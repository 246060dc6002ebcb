import { Column, Entity, PrimaryColumn } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';

/** A picture in the ZIP file uploaded with a stock file. */
@Entity({ schema: SCHEMA, name: 'stock_import_file' })
export class StockImportFile {
  @PrimaryColumn({ type: 'integer', name: 'import_id' })
  importId: number;

  /** As in the ZIP file, with folders. Never used as a name on disk. */
  @PrimaryColumn({ type: 'text' })
  name: string;

  @Column({ type: 'text', nullable: true })
  folder: string | null;

  @Column({ type: 'text' })
  stem: string;

  /** The stem: 'a-1024' for 'a-1024-2'. */
  @Column({ type: 'text', nullable: true })
  base: string | null;

  @Column({ type: 'integer' })
  number: number;

  @Column({ type: 'bytea', nullable: true, select: false })
  bytes: Buffer | null;

  @Column({ type: 'boolean', default: false })
  matched: boolean;
}
