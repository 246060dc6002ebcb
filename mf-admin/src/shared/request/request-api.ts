import type { InboxChange, InboxRequest } from '@dealership/contracts';
import { listSameCustomer, updateInboxRequest } from '@dealership/contracts/inquiries/inbox/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { queryOptions, useMutation } from '@dealership/ui-kit/query';
import { requestQuery } from '../api/request-query.js';
import { callStaff } from '../api/staff-api.js';
import { STAFF_DATA } from '../api/staff-data.js';
import { ALWAYS_REFETCH } from '../api/staff-query.js';
import { useErrorText } from '../api/use-error-text.js';

export const sameCustomerQuery = (requestKey: string) =>
  queryOptions({
    queryKey: [...STAFF_DATA, 'inbox-same-customer', requestKey],
    queryFn: ({ signal }) => callStaff(listSameCustomer, { params: { key: requestKey }, signal }),
    ...ALWAYS_REFETCH,
  });

interface RequestedChange {
  request: InboxRequest;
  change: Omit<InboxChange, 'version'>;
  /** The message shown on success. */
  done?: string;
  /** Called with the changed request if the user takes the change back. */
  onUndo?: (changed: InboxRequest) => void;
}

/**
 * Saves changes of requests and reports the result. Settles once everything that the admin shows has been read again.
 */
export function useRequestChanges() {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  return useMutation({
    mutationFn: ({ request, change }: RequestedChange) =>
      callStaff(updateInboxRequest, { params: { key: request.id }, body: { ...change, version: request.version } }),
    onSuccess: (changed, { done, onUndo }, _result, { client }) => {
      client.setQueryData(requestQuery(changed.id).queryKey, changed);
      const action = onUndo && { label: t('action.undo'), onPress: () => onUndo(changed) };
      showToast({ kind: 'success', title: done ?? t('inbox.saved'), ...(action && { action }) });
    },
    onError: (error) => showToast({ kind: 'error', title: t('inbox.notSaved'), text: errorText(error) }),
    onSettled: (_answer, _error, _asked, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
}

/** The same as `useRequestChanges`, for one request. */
export function useRequestChange(request: InboxRequest) {
  const { mutate, isPending } = useRequestChanges();
  return {
    isPending,
    mutate: (change: RequestedChange['change'], options?: Parameters<typeof mutate>[1]) => mutate({ request, change }, options),
  };
}
