import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';

/** Two addresses that staff attribute to one customer, both in lower case and sorted. */
@Entity({ schema: SCHEMA, name: 'person_link' })
export class CustomerLink {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'text', name: 'one_email' })
  oneEmail: string;

  @Column({ type: 'text', name: 'other_email' })
  otherEmail: string;

  @Column({ type: 'text' })
  reason: string;

  /** Id of the account in svc-accounts. */
  @Column({ type: 'integer', name: 'author_id', nullable: true })
  authorId: number | null;

  @Column({ type: 'text', name: 'author_name', nullable: true })
  authorName: string | null;

  @Column({ type: 'timestamptz', name: 'created_at', insert: false, update: false, default: () => 'now()' })
  createdAt: Date;

  /** When they were unmerged. */
  @Column({ type: 'timestamptz', name: 'ended_at', nullable: true })
  endedAt: Date | null;
}
