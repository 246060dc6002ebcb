import type { ReferenceQuery } from '@dealership/service-kit/lists';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Conversation } from './conversation.entity.js';

const eb = expressionBuilder<{ c: Conversation }, 'c'>();

/**
 * Matches a request's number or, for memberships, the payment number known to the member. A query with a kind matches
 * only that kind.
 */
export function hasNumber({ kind, number }: ReferenceQuery): Expression<SqlBool> {
  const ofPayment = sql<SqlBool>`(c.inquiry_id = (SELECT id FROM inquiries.inquiry WHERE payment_id = ${number}))`;
  if (kind === 'membership') return ofPayment;
  return kind ? eb.and([eb('c.kind', '=', kind), eb('c.number', '=', number)]) : eb.or([eb('c.number', '=', number), ofPayment]);
}
