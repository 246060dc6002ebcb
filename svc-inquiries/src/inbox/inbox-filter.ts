import type { InboxQuery } from '@dealership/contracts';
import { escapeLike, parseReferenceQuery } from '@dealership/service-kit/lists';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Conversation } from '../requests/conversations/conversation.entity.js';
import { hasNumber } from '../requests/conversations/has-number.js';
import { isCustomer } from '../requests/conversations/is-customer.js';

const eb = expressionBuilder<{ c: Conversation }, 'c'>();

/** Matches part of what the request says; digits alone are a number of some kind. */
const inText = (pattern: string) => sql<SqlBool>`(
  c.inquiry_id IN (SELECT id FROM inquiries.inquiry WHERE search_text LIKE ${pattern})
  OR c.vehicle_reservation_id IN (SELECT id FROM inquiries.vehicle_reservation WHERE search_text LIKE ${pattern})
)`;

/** Matches part of a name, address, phone number or of the request's text; phone numbers may be formatted in any way. */
function searchCondition(q: string): Expression<SqlBool> {
  const reference = parseReferenceQuery(q);
  if (reference?.isExact) return hasNumber(reference);
  const conditions = [isCustomer(q)];
  if (/\p{L}/u.test(q)) conditions.push(inText(`%${escapeLike(q.toLowerCase())}%`));
  return eb.or(conditions);
}

/** The request is about this vehicle in stock. */
const isAbout = (vehicleId: number) =>
  sql<SqlBool>`c.inquiry_id IN (SELECT id FROM inquiries.inquiry WHERE details->>'vehicleId' = ${String(vehicleId)})`;

/** New, or a customer is waiting for an answer. */
export const isUnanswered = sql<SqlBool>`(c.state = 'new' OR c.waiting_since IS NOT NULL)`;

export const isDue = sql<SqlBool>`c.remind_at <= now()`;

/** Without a state: everything but spam. `any`: spam too. */
export type InboxFilter = Partial<Omit<InboxQuery, 'state'>> & { state?: InboxQuery['state'] | 'any' };

/** The query as a condition on a row `c`. `me`: the account of the caller. */
export function inboxFilter({ view, kind, state, tag, vehicle, q }: InboxFilter, me: number | undefined): Expression<SqlBool> {
  const conditions = [
    view === 'mine' && eb('c.ownerId', '=', me ?? 0),
    view === 'unassigned' && eb('c.ownerId', 'is', null),
    view === 'unanswered' && isUnanswered,
    kind && eb('c.kind', '=', kind),
    state === undefined && eb('c.state', '<>', 'spam'),
    state !== undefined && state !== 'any' && eb('c.state', '=', state),
    tag?.trim() && sql<SqlBool>`c.tags @> ARRAY[${tag.trim()}]::text[]`,
    vehicle !== undefined && isAbout(vehicle),
    q?.trim() && searchCondition(q),
  ];
  return eb.and(conditions.filter((condition) => typeof condition === 'object'));
}
