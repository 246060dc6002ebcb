import type { SubscriptionStatus } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ schema: 'payments', name: 'subscription' })
export class SubscriptionEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'payment_id' })
  paymentId: number;

  /** In lower case: members are known by it. */
  @Column('text', { name: 'member_email' })
  memberEmail: string;

  /** Key of the plan. */
  @Column('text', { name: 'plan_type' })
  planType: string;

  @Column('timestamptz', { name: 'start_date' })
  startDate: Date;

  @Column('timestamptz', { name: 'end_date' })
  endDate: Date;

  @Column('text', { name: 'payment_status', default: 'completed' })
  paymentStatus: SubscriptionStatus;

  /** From then on the membership is on its way to 'refunded', whatever a bank decides meanwhile. */
  @Column('timestamptz', { name: 'refund_begun_at', nullable: true })
  refundBegunAt: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
