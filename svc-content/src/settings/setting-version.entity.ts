import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';

/** One write of a setting. */
@Entity({ schema: SCHEMA, name: 'setting_version' })
export class SettingVersion {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'text' })
  setting: string;

  /** Counts the writes of the setting. */
  @Column({ type: 'integer' })
  version: number;

  @Column({ type: 'json' })
  body: Record<string, unknown>;

  /** `old`: a draft that was written anew, published or given up. */
  @Column({ type: 'text' })
  state: 'draft' | 'published' | 'old';

  /** Since when it is `old`. */
  @Column({ type: 'timestamptz', name: 'retired_at', nullable: true })
  retiredAt: Date | null;

  /** The version that it brought back. */
  @Column({ type: 'integer', name: 'returned_to', nullable: true })
  returnedTo: number | null;

  @Column({ type: 'integer', name: 'person_id', nullable: true })
  personId: number | null;

  @Column({ type: 'text', name: 'person_name', nullable: true })
  personName: string | null;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
