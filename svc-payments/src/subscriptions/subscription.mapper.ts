import type { AuctionSubscription } from '@dealership/contracts';

/** A row as `SUBSCRIPTION` selects it. */
export type SubscriptionRow = Omit<AuctionSubscription, 'amount' | 'startDate' | 'endDate' | 'disputedAt' | 'createdAt'> & {
  amount: string;
  startDate: Date;
  endDate: Date;
  disputedAt: Date | null;
  createdAt: Date;
};

/** SQL that is true of a membership `s` that counts at this moment. */
export const IS_ACTIVE = `(s.payment_status = 'completed' AND s.end_date > now())`;

/** SQL that selects what the contract's `AuctionSubscription` holds of memberships `s` and their payments `p`. */
export const SUBSCRIPTION = `
  SELECT s.id, p.first_name AS "firstName", p.last_name AS "lastName", p.email, p.phone, p.country, s.plan_type AS "planType",
    p.amount, s.start_date AS "startDate", s.end_date AS "endDate", s.payment_status AS "paymentStatus", ${IS_ACTIVE} AS active,
    p.disputed_at AS "disputedAt", p.stripe_payment_id AS "stripePaymentId", s.created_at AS "createdAt"
  FROM payments.subscription s JOIN payments.payment p ON p.id = s.payment_id`;

export const toSubscription = (row: SubscriptionRow): AuctionSubscription => ({
  ...row,
  amount: Number(row.amount),
  startDate: row.startDate.toISOString(),
  endDate: row.endDate.toISOString(),
  disputedAt: row.disputedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});
