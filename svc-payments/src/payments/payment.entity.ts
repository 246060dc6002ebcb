import type { CheckoutCountry, DisputeState, Language, LocalizedText } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../database/schema.js';

/** State of the settlement; a refund follows 'succeeded' and is recorded in the membership. */
export type SettlementState = 'pending' | 'processing' | 'failed' | 'cancelled' | 'succeeded';

/** Whether the settlement is over. */
export const isSettled = ({ state }: { state: SettlementState }): boolean => state === 'succeeded' || state === 'cancelled';

@Entity({ schema: SCHEMA, name: 'payment' })
export class Payment {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  /** The browser's Idempotency-Key. */
  @Column({ type: 'uuid', name: 'client_ref' })
  clientRef: string;

  @Column({ type: 'text', name: 'stripe_payment_id', nullable: true })
  stripePaymentId: string | null;

  @Column({ type: 'text', default: 'pending' })
  state: SettlementState;

  @Column({ type: 'text' })
  plan: string;

  /** The plan's name and benefits when the order was placed; null for orders that predate the column. */
  @Column({ type: 'jsonb', name: 'plan_name', nullable: true })
  planName: LocalizedText | null;

  @Column({ type: 'jsonb', name: 'plan_features', nullable: true })
  planFeatures: LocalizedText[] | null;

  @Column({ type: 'integer', name: 'duration_months' })
  durationMonths: number;

  /** In dollars; a numeric, as text. */
  @Column({ type: 'numeric' })
  amount: string;

  @Column({ type: 'text', default: 'USD' })
  currency: 'USD';

  @Column({ type: 'text', name: 'first_name' })
  firstName: string;

  @Column({ type: 'text', name: 'last_name' })
  lastName: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  phone: string;

  @Column({ type: 'text' })
  country: CheckoutCountry;

  @Column({ type: 'text' })
  city: string;

  @Column({ type: 'text', name: 'billing_address' })
  billingAddress: string;

  @Column({ type: 'text', name: 'zip_code', nullable: true })
  zipCode: string | null;

  @Column({ type: 'text' })
  language: Language;

  @Column({ type: 'timestamptz', name: 'terms_accepted_at' })
  termsAcceptedAt: Date;

  @Column({ type: 'text', name: 'request_id' })
  requestId: string;

  /** Of the last failed attempt, as the provider words it. */
  @Column({ type: 'text', name: 'failure_code', nullable: true })
  failureCode: string | null;

  @Column({ type: 'text', name: 'failure_message', nullable: true })
  failureMessage: string | null;

  @Column({ type: 'timestamptz', name: 'succeeded_at', nullable: true })
  succeededAt: Date | null;

  @Column({ type: 'timestamptz', name: 'failed_at', nullable: true })
  failedAt: Date | null;

  @Column({ type: 'timestamptz', name: 'cancelled_at', nullable: true })
  cancelledAt: Date | null;

  @Column({ type: 'timestamptz', name: 'refunded_at', nullable: true })
  refundedAt: Date | null;

  /** When the newest dispute was noticed. */
  @Column({ type: 'timestamptz', name: 'disputed_at', nullable: true })
  disputedAt: Date | null;

  /** Across all disputes: lost if any is, else open if any is, else won; null if there was none. */
  @Column({ type: 'text', nullable: true })
  dispute: DisputeState | null;

  /** When the bank's decision was noticed; null while one is open. */
  @Column({ type: 'timestamptz', name: 'dispute_closed_at', nullable: true })
  disputeClosedAt: Date | null;

  /** When the buyer's personal data was replaced. */
  @Column({ type: 'timestamptz', name: 'erased_at', nullable: true })
  erasedAt: Date | null;

  /** Incremented by every sync with Stripe. */
  @Column({ type: 'integer', default: 0 })
  version: number;

  /** Time of the last call to Stripe. */
  @Column({ type: 'timestamptz', name: 'synced_at', nullable: true })
  syncedAt: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
