import { INBOX_KINDS, type InboxKind, tabOfKind } from '@dealership/contracts';
import { countNewRequests } from '@dealership/contracts/inquiries/inbox/endpoints';
import { useQuery } from '@dealership/ui-kit/query';
import { staffQuery } from '../../shared/api/staff-query.js';

const newQuery = staffQuery('inbox-new', countNewRequests, undefined, true);

/** Number of open requests in total and of new ones by kind; empty without the permission. */
export function useNewRequests(mayRead: boolean): { all?: number; byKind?: Partial<Record<InboxKind, number>> } {
  const { data } = useQuery({ ...newQuery, enabled: mayRead });
  if (!data) return {};
  return { all: Object.values(data).reduce((sum, count) => sum + count, 0), byKind: data };
}

/** The same counts, keyed by the name of the tab that shows them. */
export function useUnread(mayRead: boolean): Record<string, number> {
  const { all = 0, byKind = {} } = useNewRequests(mayRead);
  return { inbox: all, ...Object.fromEntries(INBOX_KINDS.map((kind) => [tabOfKind(kind), byKind[kind] ?? 0])) };
}
