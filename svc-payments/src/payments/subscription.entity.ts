import type { SubscriptionStatus } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';

@Entity({ schema: SCHEMA, name: 'subscription' })
export class Subscription {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'integer', name: 'payment_id' })
  paymentId: number;

  /** In lower case: members are known by it. */
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
  paymentStatus: SubscriptionStatus;

  /** From then on the membership is on its way to 'refunded', whatever a bank decides meanwhile. */
  @Column({ type: 'timestamptz', name: 'refund_begun_at', nullable: true })
  refundBegunAt: Date | null;

  /** Until when login and representative are due; null for memberships of before. */
  @Column({ type: 'timestamptz', name: 'due_at', nullable: true })
  dueAt: Date | null;

  @Column({ type: 'timestamptz', name: 'login_sent_at', nullable: true })
  loginSentAt: Date | null;

  /** Who of the staff entered it, as the person was called then. */
  @Column({ type: 'text', name: 'login_sent_by', nullable: true })
  loginSentBy: string | null;

  @Column({ type: 'text', name: 'representative_name', nullable: true })
  representativeName: string | null;

  @Column({ type: 'text', name: 'representative_phone', nullable: true })
  representativePhone: string | null;

  @Column({ type: 'timestamptz', name: 'representative_at', nullable: true })
  representativeAt: Date | null;

  /** Grows with every step of the fulfilment. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
