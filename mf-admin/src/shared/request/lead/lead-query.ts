import { staffQuery } from '../../api/staff-query.js';
import type { LeadList } from './lead-lists.js';

/** The entry with that number, whatever the list shows. */
export const leadQuery = (list: LeadList, id: number | undefined) =>
  staffQuery(list.name, list.endpoints.list, { q: `#${id}`, status: 'all', pageSize: 1 });
