import { kindOfList, type LeadFilter } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { escapeLike, parseReferenceQuery, periodEnd, periodStart } from '@dealership/service-kit/lists';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { LeadList } from '../lists/lead-lists.js';
import type { LeadRow } from '../lists/lead-tables.js';

const eb = expressionBuilder<{ l: LeadRow }, 'l'>();

function statusCondition({ statuses }: LeadList, status: string | undefined): Expression<SqlBool> | undefined {
  if (status === 'all') return undefined;
  if (status === undefined)
    return eb(
      'l.status',
      'in',
      statuses.filter((one) => one !== 'spam'),
    );
  if (statuses.includes(status)) return eb('l.status', '=', status);
  const message = `status must be one of ${[...statuses, 'all'].join(', ')}`;
  throw AppError.invalidField('status', message);
}

/** The number queried in a list; undefined for a reference of another kind. */
export function searchedNumber({ name }: LeadList, q: string | undefined): number | undefined {
  const reference = parseReferenceQuery(q);
  return reference?.kind === undefined || reference.kind === kindOfList(name) ? reference?.number : undefined;
}

/** Matches an entry's exact number; without # the digits may also be part of a phone number or a text. */
function searchCondition(list: LeadList, q: string): Expression<SqlBool> {
  const number = searchedNumber(list, q);
  const found = sql<SqlBool>`${eb.ref('l.searchText')} LIKE '%' || lower(${escapeLike(q)}) || '%'`;
  return number === undefined ? found : eb.or([eb('l.id', '=', number), ...(parseReferenceQuery(q)?.isExact ? [] : [found])]);
}

function dayCondition({ appointment }: LeadList, day: string): Expression<SqlBool> {
  if (appointment) return eb(appointment.day, '=', day);
  const errors = [{ path: 'day', message: 'The entries of this list ask for no day' }];
  throw new AppError('VALIDATION_FAILED', {}, { errors });
}

/**
 * Excludes entries by staff from the lists of submissions, unless their exact reference is searched, as in the inbox.
 */
const sentByVisitor = (q: string | undefined): Expression<SqlBool> | undefined =>
  parseReferenceQuery(q)?.isExact ? undefined : eb(sql.ref('l.source'), '=', 'visitor');

/** Whether a row `l` is one of the list. */
export const isOfList = ({ kind }: LeadList): Expression<SqlBool> => (kind ? eb(sql.ref('l.kind'), '=', kind) : eb.lit(true));

/** A list's query as a condition on a row `l`. */
export function leadFilter(list: LeadList, { q, status, from, to, day }: LeadFilter): Expression<SqlBool> {
  const conditions = [
    isOfList(list),
    list.table === 'inquiry' && sentByVisitor(q),
    statusCondition(list, status),
    q?.trim() && searchCondition(list, q),
    day && dayCondition(list, day),
    from && eb('l.createdAt', '>=', periodStart(from)),
    to && eb('l.createdAt', '<', periodEnd(to)),
  ];
  return eb.and(conditions.filter((condition) => typeof condition === 'object'));
}
