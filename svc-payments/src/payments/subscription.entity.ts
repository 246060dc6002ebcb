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

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
