import { INBOX_STATES, type InboxChange, type InboxRequest, listOfKind } from '@dealership/contracts';
import { listInquiriesAudit } from '@dealership/contracts/staff/audit/endpoints';
import { useQueryClient } from '@dealership/ui-kit/query';
import { historyQuery } from '../../../audit/audits.js';
import { useMay } from '../../../staff/use-me.js';

/**
 * Reads the state that a request had before it was marked as spam. If the history does not say, or may not be read, the
 * request counts as answered if it was, else as new.
 */
export function useStateBeforeSpam({ kind, number, answer }: InboxRequest): () => Promise<Pick<InboxChange, 'state'>> {
  const client = useQueryClient();
  const mayRead = useMay()(listInquiriesAudit.permission);
  const query = historyQuery('inquiries', { entity: listOfKind(kind), entityId: number, page: 1 });
  return async () => {
    const history = mayRead ? await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined) : undefined;
    const marking = history?.items.find(({ after }) => after?.state === 'spam');
    // A lost request would need its reason again.
    const state = INBOX_STATES.find((one) => one === marking?.before?.state && one !== 'spam' && one !== 'lost');
    return { state: state ?? (answer ? 'answered' : 'new') };
  };
}
