import type { ExportedRecord } from '@dealership/contracts';
import { notesOf } from '@dealership/service-kit/lists';
import { exportedFields } from '@dealership/service-kit/privacy';
import type { Expression, Kysely, SqlBool } from 'kysely';
import { SCHEMA } from '../database/schema.js';
import { eb, type MembershipTables } from '../payments/membership.mapper.js';

const rowsOf = (db: Kysely<MembershipTables>, condition: Expression<SqlBool>) =>
  db
    .selectFrom('payments.payment as p')
    .leftJoin('payments.subscription as s', 's.paymentId', 'p.id')
    .select(['p.id as paymentId', 's.id as membershipId', 'p.createdAt', 'p.stripePaymentId'])
    .select(['p.firstName', 'p.lastName', 'p.email', 'p.phone', 'p.country', 'p.city', 'p.billingAddress', 'p.zipCode'])
    .select([
      'p.language',
      'p.termsAcceptedAt',
      'p.plan',
      'p.planName',
      'p.planFeatures',
      'p.durationMonths',
      'p.amount',
      'p.currency',
      'p.state',
    ])
    .select(['p.succeededAt', 'p.failedAt', 'p.cancelledAt', 'p.refundedAt', 'p.failureCode', 'p.failureMessage'])
    .select(['p.disputedAt', 'p.dispute', 'p.disputeClosedAt'])
    .select(['s.startDate', 's.endDate', 's.paymentStatus', 's.refundStartedAt'])
    .select(['s.dueAt', 's.loginSentAt', 's.representativeName', 's.representativePhone', 's.representativeNamedAt'])
    .select(notesOf(SCHEMA, 'subscription_id', eb.ref('s.id')).as('notes'))
    .where(condition)
    .orderBy('p.id')
    .execute();

/** The payments that match the condition and their memberships, with all their data. */
export async function exportPayments(db: Kysely<MembershipTables>, condition: Expression<SqlBool>): Promise<ExportedRecord[]> {
  const rows = await rowsOf(db, condition);
  return rows.map(({ paymentId, membershipId, createdAt, amount, notes, ...row }) => ({
    place: membershipId === null ? 'payments' : 'auction-subscriptions',
    id: membershipId ?? paymentId,
    createdAt: createdAt.toISOString(),
    fields: exportedFields({
      paymentId,
      ...row,
      amount: Number(amount),
      notes: notes.map(({ text, createdAt: at }) => ({ text, createdAt: at })),
    }),
  }));
}
