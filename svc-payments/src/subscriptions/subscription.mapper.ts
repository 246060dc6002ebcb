import type { AuctionSubscription } from '@dealership/contracts';
import { notesOf } from '@dealership/service-kit/staff';
import { SCHEMA } from '../database/schema.js';

const MOMENTS = ['startDate', 'endDate', 'termsAcceptedAt', 'disputedAt', 'refundedAt', 'erasedAt', 'createdAt'] as const;

type Moment = (typeof MOMENTS)[number];

/** A row as `SUBSCRIPTION` selects it. `position`: its time, exactly. */
export type SubscriptionRow = Omit<AuctionSubscription, 'amount' | Moment> &
  Record<Moment, Date | null> & { amount: string; position: string };

/** SQL that is true of a membership `s` that counts at this moment. */
export const IS_ACTIVE = `(s.payment_status = 'completed' AND s.end_date > now())`;

/** SQL that selects what the contract's `AuctionSubscription` holds of memberships `s` and their payments `p`. */
export const SUBSCRIPTION = `
  SELECT s.id, p.first_name AS "firstName", p.last_name AS "lastName", p.email, p.phone, p.country, p.city,
    p.billing_address AS "billingAddress", p.zip_code AS "zipCode", p.language, s.plan_type AS "planType",
    p.duration_months AS "durationMonths", p.amount,
    s.start_date AS "startDate", s.end_date AS "endDate", s.payment_status AS "paymentStatus", ${IS_ACTIVE} AS active,
    p.terms_accepted_at AS "termsAcceptedAt", CASE WHEN p.dispute = 'open' THEN p.disputed_at END AS "disputedAt", p.refunded_at AS "refundedAt",
    p.erased_at AS "erasedAt",
    p.stripe_payment_id AS "stripePaymentId", s.created_at AS "createdAt", s.created_at::text AS position,
    ${notesOf(SCHEMA, 'subscription_id', 's.id')} AS notes
  FROM payments.subscription s JOIN payments.payment p ON p.id = s.payment_id`;

export function toSubscription({ position: _, amount, ...row }: SubscriptionRow): AuctionSubscription {
  const moments = MOMENTS.map((name) => [name, row[name]?.toISOString() ?? null]);
  return { ...row, amount: Number(amount), ...Object.fromEntries(moments) };
}
