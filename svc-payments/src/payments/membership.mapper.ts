import { type Membership as MembershipResponse, requestReference } from '@dealership/contracts';
import { notesOf } from '@dealership/service-kit/lists';
import { expressionBuilder, type Kysely, type NotNull, sql } from 'kysely';
import { SCHEMA } from '../database/schema.js';
import type { Membership } from './membership.entity.js';
import type { Payment } from './payment.entity.js';

/** The tables of memberships `s` and their payments `p`. */
export interface MembershipTables {
  'payments.subscription': Membership;
  'payments.payment': Payment;
}

const MOMENTS = [
  'startDate',
  'endDate',
  'dueAt',
  'loginSentAt',
  'termsAcceptedAt',
  'disputedAt',
  'refundedAt',
  'erasedAt',
  'createdAt',
] as const;

export const eb = expressionBuilder<{ s: Membership; p: Payment }, 's' | 'p'>();

/** Matches a paid membership that has not ended; a renewal may not have begun. */
export const isActive = eb.and([eb('s.paymentStatus', '=', 'completed'), eb('s.endDate', '>', sql<Date>`now()`)]);

/** Matches one that gives access now. */
export const isRunning = eb.and([isActive, eb('s.startDate', '<=', sql<Date>`now()`)]);

/** Matches a valid one whose fulfilment is incomplete. */
export const isToFulfil = eb.and([
  isActive,
  eb('s.dueAt', 'is not', null),
  eb.or([eb('s.loginSentAt', 'is', null), eb('s.representativeNamedAt', 'is', null)]),
]);

const openDispute = eb.case().when('p.dispute', '=', 'open').then(eb.ref('p.disputedAt')).end();

/** Memberships with the fields of the contract's `Membership`. `position`: its exact time. */
export const selectMemberships = (db: Kysely<MembershipTables>) =>
  db
    .selectFrom('payments.subscription as s')
    .innerJoin('payments.payment as p', 'p.id', 's.paymentId')
    .select(['s.id', 's.planType', 's.startDate', 's.endDate', 's.paymentStatus', 's.createdAt'])
    .select(['p.firstName', 'p.lastName', 'p.email', 'p.phone', 'p.country', 'p.city', 'p.billingAddress', 'p.zipCode'])
    .select(['p.language', 'p.planName', 'p.planFeatures', 'p.durationMonths', 'p.amount', 'p.stripePaymentId'])
    .select([
      'p.id as paymentId',
      'p.createdAt as orderedAt',
      'p.termsAcceptedAt',
      'p.refundedAt',
      'p.erasedAt',
      openDispute.as('disputedAt'),
    ])
    .select(['s.version', 's.dueAt', 's.loginSentAt', 's.loginSentBy', 's.representativeName', 's.representativePhone'])
    .select([isToFulfil.as('toFulfil')])
    .select([isActive.as('active'), notesOf(SCHEMA, 'subscription_id', eb.ref('s.id')).as('notes')])
    .select(eb.cast<string>('s.createdAt', 'text').as('position'))
    .$narrowType<{ stripePaymentId: NotNull }>();

/** The payment of a membership. */
export const paymentOf = (db: Kysely<MembershipTables>, id: number) =>
  db
    .selectFrom('payments.subscription as s')
    .innerJoin('payments.payment as p', 'p.id', 's.paymentId')
    .select(['p.stripePaymentId', 'p.dispute'])
    .where('s.id', '=', id)
    .$narrowType<{ stripePaymentId: NotNull }>();

type RepresentativeColumns = Pick<Membership, 'representativeName' | 'representativePhone'>;

export type MembershipRow = Awaited<ReturnType<ReturnType<typeof selectMemberships>['executeTakeFirstOrThrow']>>;

/** A member's representative, as shown to others. */
export const representativeOf = ({ representativeName: name, representativePhone: phone }: RepresentativeColumns) =>
  name === null ? null : { name, phone: phone ?? '' };

export function toMembership({ position: _, amount, ...all }: MembershipRow): MembershipResponse {
  const { representativeName, representativePhone, paymentId, orderedAt, ...row } = all;
  const moments = MOMENTS.map((name) => [name, row[name]?.toISOString() ?? null]);
  const representative = representativeOf({ representativeName, representativePhone });
  const reference = requestReference('membership', paymentId, orderedAt);
  return { ...row, reference, amount: Number(amount), representative, ...Object.fromEntries(moments) };
}
