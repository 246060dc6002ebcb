import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';

/** One write of a setting. */
@Entity({ schema: SCHEMA, name: 'setting_version' })
export class SettingVersion {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'text' })
  setting: string;

  /** Number of the write, counted per setting. */
  @Column({ type: 'integer' })
  version: number;

  @Column({ type: 'json' })
  body: Record<string, unknown>;

  /** `old`: a draft that was rewritten, published or discarded. */
  @Column({ type: 'text' })
  state: 'draft' | 'published' | 'old';

  /** When it became `old`. */
  @Column({ type: 'timestamptz', name: 'retired_at', nullable: true })
  retiredAt: Date | null;

  /** The version it restored. */
  @Column({ type: 'integer', name: 'returned_to', nullable: true })
  returnedTo: number | null;

  @Column({ type: 'integer', name: 'person_id', nullable: true })
  personId: number | null;

  @Column({ type: 'text', name: 'person_name', nullable: true })
  personName: string | null;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
