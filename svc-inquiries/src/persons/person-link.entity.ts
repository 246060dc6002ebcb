import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';

/** Two addresses that staff say are one person's, both in lower case, the smaller one first. */
@Entity({ schema: SCHEMA, name: 'person_link' })
export class PersonLink {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'text', name: 'one_email' })
  oneEmail: string;

  @Column({ type: 'text', name: 'other_email' })
  otherEmail: string;

  @Column({ type: 'text' })
  reason: string;

  /** An account of svc-accounts. */
  @Column({ type: 'integer', name: 'author_id', nullable: true })
  authorId: number | null;

  @Column({ type: 'text', name: 'author_name', nullable: true })
  authorName: string | null;

  @Column({ type: 'timestamptz', name: 'created_at', insert: false, update: false, default: () => 'now()' })
  createdAt: Date;

  /** Since then they are two again. */
  @Column({ type: 'timestamptz', name: 'ended_at', nullable: true })
  endedAt: Date | null;
}
