import type { InboxChange, InboxRequest } from '@dealership/contracts';
import { countInbox, listInbox, listInboxTags, listSamePerson, updateInboxRequest } from '@dealership/contracts/inbox/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { queryOptions, useMutation } from '@dealership/ui-kit/query';
import { requestQuery } from '../../shared/api/request-query.js';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { ALWAYS_REFETCH, staffQuery } from '../../shared/api/staff-query.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import type { InboxControl } from './use-inbox-state.js';

const PAGE_SIZE = 25;

type Which = Pick<InboxControl, 'view' | 'kind' | 'tag' | 'q' | 'sort'>;

export const inboxQuery = (
  { view, kind, state, tag, q, sort, cursor }: Which & Pick<InboxControl, 'state' | 'cursor'>,
  pageSize = PAGE_SIZE,
) => staffQuery('inbox', listInbox, { view, kind, state, tag, q, sort, cursor, pageSize });

/** The number of requests in each state. */
export const countsQuery = ({ view, kind, tag, q, sort }: Which) =>
  staffQuery('inbox-counts', countInbox, { view, kind, tag, q, sort });

export const tagsQuery = staffQuery('inbox-tags', listInboxTags);

export const samePersonQuery = (name: string) =>
  queryOptions({
    queryKey: [...STAFF_DATA, 'inbox-same-person', name],
    queryFn: ({ signal }) => callStaff(listSamePerson, { params: { name }, signal }),
    ...ALWAYS_REFETCH,
  });

/** The next unanswered request other than the open one. */
export async function nextUnanswered(open: string | undefined): Promise<string | undefined> {
  const { items } = await callStaff(listInbox, { query: { view: 'waiting', pageSize: 2 } });
  return items.find(({ id }) => id !== open)?.id;
}

interface Asked {
  request: InboxRequest;
  change: Omit<InboxChange, 'version'>;
  /** The message shown on success. */
  done?: string;
}

/**
 * Saves changes of requests and reports the result. Settles once everything that the admin shows has been read again.
 */
export function useInboxChanges() {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  return useMutation({
    mutationFn: ({ request, change }: Asked) =>
      callStaff(updateInboxRequest, { params: { name: request.id }, body: { ...change, version: request.version } }),
    onSuccess: (changed, { done }, _result, { client }) => {
      client.setQueryData(requestQuery(changed.id).queryKey, changed);
      showToast({ kind: 'success', title: done ?? t('inbox.saved') });
    },
    onError: (error) => showToast({ kind: 'error', title: t('inbox.notSaved'), text: errorText(error) }),
    onSettled: (_answer, _error, _asked, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
}

/** The same as `useInboxChanges`, for one request. */
export function useInboxChange(request: InboxRequest) {
  const { mutate, isPending } = useInboxChanges();
  return {
    isPending,
    mutate: (change: Asked['change'], options?: Parameters<typeof mutate>[1]) => mutate({ request, change }, options),
  };
}
