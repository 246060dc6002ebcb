import type { MembershipStatus } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';

@Entity({ schema: SCHEMA, name: 'subscription' })
export class Membership {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'integer', name: 'payment_id' })
  paymentId: number;

  /** In lower case, since it identifies the member. */
  @Column({ type: 'text', name: 'member_email' })
  memberEmail: string;

  /** Key of the plan. */
  @Column({ type: 'text', name: 'plan_type' })
  planType: string;

  @Column({ type: 'timestamptz', name: 'start_date' })
  startDate: Date;

  @Column({ type: 'timestamptz', name: 'end_date' })
  endDate: Date;

  @Column({ type: 'text', name: 'payment_status', default: 'completed' })
  paymentStatus: MembershipStatus;

  /** Once set, the membership ends as 'refunded', whatever a bank decides in the meantime. */
  @Column({ type: 'timestamptz', name: 'refund_started_at', nullable: true })
  refundStartedAt: Date | null;

  /** When login and representative are due; null for memberships that predate fulfilment. */
  @Column({ type: 'timestamptz', name: 'due_at', nullable: true })
  dueAt: Date | null;

  @Column({ type: 'timestamptz', name: 'login_sent_at', nullable: true })
  loginSentAt: Date | null;

  /** Name of the member of staff who recorded it, at the time. */
  @Column({ type: 'text', name: 'login_sent_by', nullable: true })
  loginSentBy: string | null;

  @Column({ type: 'text', name: 'representative_name', nullable: true })
  representativeName: string | null;

  @Column({ type: 'text', name: 'representative_phone', nullable: true })
  representativePhone: string | null;

  @Column({ type: 'timestamptz', name: 'representative_named_at', nullable: true })
  representativeNamedAt: Date | null;

  /** Incremented by every step of the fulfilment. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
