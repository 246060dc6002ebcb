import { AppError } from '@dealership/service-kit';
import { literally, periodEnd, periodStart } from '@dealership/service-kit/staff';
import type { LeadList } from './lead-lists.js';
import type { LeadFilterParams } from './lead-params.js';

/** A condition on a row `l` with the values of its places. */
export interface LeadFilter {
  where: string;
  values: unknown[];
}

function statusCondition({ statuses }: LeadList, status: string | undefined): [string, unknown] | undefined {
  if (status === 'all') return undefined;
  if (status === undefined) return ['l.status = ANY(?)', statuses.filter((one) => one !== 'spam')];
  if (statuses.includes(status)) return ['l.status = ?', status];
  const message = `status must be one of ${[...statuses, 'all'].join(', ')}`;
  throw new AppError('VALIDATION_FAILED', {}, { errors: [{ path: 'status', message }] });
}

/** What a list's query asks for. */
export function leadFilter(list: LeadList, { q, status, from, to }: LeadFilterParams): LeadFilter {
  const conditions = [
    list.kind && ['l.kind = ?', list.kind],
    statusCondition(list, status),
    q?.trim() && ["l.search_text LIKE '%' || lower(?) || '%'", literally(q)],
    from && ['l.created_at >= ?', periodStart(from)],
    to && ['l.created_at < ?', periodEnd(to)],
  ].filter((condition) => Array.isArray(condition)) as [string, unknown][];
  const numbered = conditions.map(([sql], index) => sql.replace('?', `$${index + 1}`));
  return { where: numbered.length ? numbered.join(' AND ') : 'true', values: conditions.map(([, value]) => value) };
}
