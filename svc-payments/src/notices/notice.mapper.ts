import type { MembershipStatus, PaymentNotice } from '@dealership/contracts';
import { representativeOf } from '../payments/membership.mapper.js';
import type { Payment } from '../payments/payment.entity.js';
import { paymentState } from '../payments/payment.mapper.js';

/** The membership's fields in a notice, if there is one. */
export interface MembershipOfNotice {
  id: number;
  paymentStatus: MembershipStatus;
  startDate: Date;
  endDate: Date;
  dueAt: Date | null;
  loginSentAt: Date | null;
  representativeName: string | null;
  representativePhone: string | null;
}

const iso = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null;

export const toPaymentNotice = (payment: Payment, membership: MembershipOfNotice | null): PaymentNotice => ({
  id: payment.id,
  state: paymentState(payment.state, membership?.paymentStatus ?? null),
  firstName: payment.firstName,
  lastName: payment.lastName,
  email: payment.email,
  phone: payment.phone,
  language: payment.language,
  country: payment.country,
  city: payment.city,
  billingAddress: payment.billingAddress,
  zipCode: payment.zipCode,
  plan: payment.plan,
  planName: payment.planName,
  durationMonths: payment.durationMonths,
  amount: Number(payment.amount),
  currency: payment.currency,
  stripePaymentId: payment.stripePaymentId ?? '',
  subscriptionId: membership?.id ?? null,
  startDate: iso(membership?.startDate),
  endDate: iso(membership?.endDate),
  createdAt: payment.createdAt.toISOString(),
  succeededAt: iso(payment.succeededAt),
  failedAt: iso(payment.failedAt),
  failureCode: payment.failureCode,
  failureReason: payment.failureMessage,
  cancelledAt: iso(payment.cancelledAt),
  refundedAt: iso(payment.refundedAt),
  disputedAt: iso(payment.disputedAt),
  dispute: payment.dispute,
  disputeClosedAt: iso(payment.disputeClosedAt),
  dueAt: iso(membership?.dueAt),
  loginSentAt: iso(membership?.loginSentAt),
  representative: membership && representativeOf(membership),
  erasedAt: iso(payment.erasedAt),
});

export type OtherMembership = NonNullable<PaymentNotice['otherMemberships']>[number];

export const toOtherMembership = (
  { planName, durationMonths }: Pick<Payment, 'planName' | 'durationMonths'>,
  startDate: Date,
  endDate: Date,
): OtherMembership => ({ planName, durationMonths, startDate: startDate.toISOString(), endDate: endDate.toISOString() });
