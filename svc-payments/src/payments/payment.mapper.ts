import { type MembershipStatus, type PaymentState, type PaymentStatus, requestReference } from '@dealership/contracts';
import { representativeOf } from './membership.mapper.js';
import type { SettlementState } from './payment.entity.js';

/** The public state of a payment: after success the membership determines whether it is refunded. */
export const paymentState = (state: SettlementState, status: MembershipStatus | null): PaymentState =>
  status && status !== 'completed' ? status : state;

/** A payment with its membership. */
export interface PaymentStatusRow
  extends Omit<
    PaymentStatus,
    'reference' | 'state' | 'amount' | 'paidAt' | 'startDate' | 'endDate' | 'loginSentAt' | 'representative'
  > {
  id: number;
  createdAt: Date;
  state: SettlementState;
  paymentStatus: MembershipStatus | null;
  amount: string;
  succeededAt: Date | null;
  startDate: Date | null;
  endDate: Date | null;
  loginSentAt: Date | null;
  representativeName: string | null;
  representativePhone: string | null;
  stripePaymentId: string | null;
  syncedAt: Date | null;
}

export const toPaymentStatus = (row: PaymentStatusRow): PaymentStatus => ({
  clientRef: row.clientRef,
  reference: requestReference('membership', row.id, row.createdAt),
  state: paymentState(row.state, row.paymentStatus),
  plan: row.plan,
  planName: row.planName,
  durationMonths: row.durationMonths,
  amount: Number(row.amount),
  currency: row.currency,
  failureMessage: row.state === 'failed' ? row.failureMessage : null,
  paidAt: row.succeededAt?.toISOString() ?? null,
  startDate: row.startDate?.toISOString() ?? null,
  endDate: row.endDate?.toISOString() ?? null,
  loginSentAt: row.loginSentAt?.toISOString() ?? null,
  representative: representativeOf(row),
});
