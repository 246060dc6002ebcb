import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';

/** A make with its names in other scripts. */
@Entity({ schema: SCHEMA, name: 'make' })
export class Make {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  /** As in the vehicles; compared without case and accents. */
  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', nullable: true })
  arabic: string | null;

  @Column({ type: 'text', nullable: true })
  japanese: string | null;

  @Column({ type: 'text', array: true, default: '{}' })
  spellings: string[];

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
