import type { Language, VisitSource } from '@dealership/contracts';
import { Column, PrimaryGeneratedColumn } from 'typeorm';

export type SubmissionStatus = 'new' | 'in_progress' | 'done' | 'spam';

/** Columns of every stored submission by a customer. */
export abstract class Submission {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'text', default: 'new' })
  status: SubmissionStatus;

  @Column({ type: 'text', name: 'first_name' })
  firstName: string;

  @Column({ type: 'text', name: 'last_name' })
  lastName: string;

  /** Null if staff entered the request without one; then there is a phone number. */
  @Column({ type: 'text', nullable: true })
  email: string | null;

  /** As the visitor typed it. */
  @Column({ type: 'text', nullable: true })
  phone: string | null;

  @Column({ type: 'text', name: 'phone_e164', nullable: true })
  phoneE164: string | null;

  @Column({ type: 'text' })
  language: Language;

  @Column({ type: 'uuid', name: 'idempotency_key', nullable: true })
  idempotencyKey: string | null;

  @Column({ type: 'text', name: 'content_hash' })
  contentHash: string;

  @Column({ type: 'text', name: 'request_id' })
  requestId: string;

  /** The category of the visit's source; null if unknown. */
  @Column({ type: 'text', name: 'visit_source', nullable: true })
  visitSource: VisitSource | null;

  @Column({ type: 'timestamptz', name: 'created_at', insert: false, update: false, default: () => 'now()' })
  createdAt: Date;
}

/** A row that has not been stored yet. */
export type New<Row extends Submission> = Omit<Row, 'id' | 'createdAt'>;
