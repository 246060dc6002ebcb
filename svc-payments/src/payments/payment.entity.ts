import type { CheckoutCountry, DisputeState, Language } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What became of the money; a refund comes after 'succeeded' and is the subscription's. */
export type SettlementState = 'pending' | 'processing' | 'failed' | 'cancelled' | 'succeeded';

@Entity({ schema: 'payments', name: 'payment' })
export class PaymentEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  /** The browser's Idempotency-Key. */
  @Column('uuid', { name: 'client_ref' })
  clientRef: string;

  @Column('text', { name: 'stripe_payment_id', nullable: true })
  stripePaymentId: string | null;

  @Column('text', { default: 'pending' })
  state: SettlementState;

  @Column('text')
  plan: string;

  @Column('integer', { name: 'duration_months' })
  durationMonths: number;

  /** Dollars; a numeric, as text. */
  @Column('numeric')
  amount: string;

  @Column('text', { default: 'USD' })
  currency: 'USD';

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_name' })
  lastName: string;

  @Column('text')
  email: string;

  @Column('text')
  phone: string;

  @Column('text')
  country: CheckoutCountry;

  @Column('text')
  city: string;

  @Column('text', { name: 'billing_address' })
  billingAddress: string;

  @Column('text', { name: 'zip_code', nullable: true })
  zipCode: string | null;

  @Column('text')
  language: Language;

  @Column('timestamptz', { name: 'terms_accepted_at' })
  termsAcceptedAt: Date;

  @Column('text', { name: 'request_id' })
  requestId: string;

  /** Of the last failed try, in the provider's words. */
  @Column('text', { name: 'failure_code', nullable: true })
  failureCode: string | null;

  @Column('text', { name: 'failure_message', nullable: true })
  failureMessage: string | null;

  @Column('timestamptz', { name: 'succeeded_at', nullable: true })
  succeededAt: Date | null;

  @Column('timestamptz', { name: 'failed_at', nullable: true })
  failedAt: Date | null;

  @Column('timestamptz', { name: 'cancelled_at', nullable: true })
  cancelledAt: Date | null;

  @Column('timestamptz', { name: 'refunded_at', nullable: true })
  refundedAt: Date | null;

  /** When the newest dispute was seen. */
  @Column('timestamptz', { name: 'disputed_at', nullable: true })
  disputedAt: Date | null;

  /** Of all disputes: lost if one is, else open if one is, else won; null when there never was one. */
  @Column('text', { nullable: true })
  dispute: DisputeState | null;

  /** When the bank's decision was seen; null while one is open. */
  @Column('timestamptz', { name: 'dispute_closed_at', nullable: true })
  disputeClosedAt: Date | null;

  /** When what tells who the buyer is was replaced. */
  @Column('timestamptz', { name: 'erased_at', nullable: true })
  erasedAt: Date | null;

  /** Grows with every look at Stripe. */
  @Column('integer', { default: 0 })
  version: number;

  /** When Stripe was last asked. */
  @Column('timestamptz', { name: 'synced_at', nullable: true })
  syncedAt: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
