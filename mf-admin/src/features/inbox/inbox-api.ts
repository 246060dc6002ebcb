import type { InboxChange, InboxRequest } from '@dealership/contracts';
import { listInbox, listInboxTags, listSamePerson, updateInboxRequest } from '@dealership/contracts/inbox/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { queryOptions, useMutation } from '@dealership/ui-kit/query';
import { requestQuery } from '../../shared/api/request-query.js';
import { callStaff } from '../../shared/api/staff-api.js';
import { READ_AGAIN, staffQuery } from '../../shared/api/staff-query.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { STAFF_DATA } from '../../shared/records/use-record-writes.js';
import type { InboxControl } from './use-inbox-state.js';

const PAGE_SIZE = 25;

export const inboxQuery = ({ view, kind, state, tag, q, sort, cursor }: InboxControl) =>
  staffQuery('inbox', listInbox, { view, kind, state, tag, q, sort, cursor, pageSize: PAGE_SIZE });

export const tagsQuery = staffQuery('inbox-tags', listInboxTags);

export const samePersonQuery = (name: string) =>
  queryOptions({
    queryKey: [...STAFF_DATA, 'inbox-same-person', name],
    queryFn: ({ signal }) => callStaff(listSamePerson, { params: { name }, signal }),
    ...READ_AGAIN,
  });

/** The next request that nobody has answered, besides the one that is open. */
export async function nextUnanswered(open: string | undefined): Promise<string | undefined> {
  const { items } = await callStaff(listInbox, { query: { view: 'waiting', pageSize: 2 } });
  return items.find(({ id }) => id !== open)?.id;
}

/** Writes what changes of a request, and says how that went. */
export function useInboxChange(request: InboxRequest) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (change: Omit<InboxChange, 'version'>) =>
      callStaff(updateInboxRequest, { params: { name: request.id }, body: { ...change, version: request.version } }),
    onSuccess: (changed, _asked, _result, { client }) => {
      client.setQueryData(requestQuery(changed.id).queryKey, changed);
      showToast({ kind: 'done', title: t('inbox.saved') });
    },
    onError: (error) => showToast({ kind: 'error', title: t('inbox.notSaved'), text: errorText(error) }),
    onSettled: (_answer, _error, _asked, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
}
