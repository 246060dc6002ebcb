import { dubaiTime, type InboxChange, type InboxRequest, senderName } from '@dealership/contracts';
import { listSameCustomer, updateInboxRequest } from '@dealership/contracts/inquiries/inbox/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { queryOptions, useMutation } from '@dealership/ui-kit/query';
import { requestQuery } from '../api/request-query.js';
import { callStaff } from '../api/staff-api.js';
import { STAFF_DATA } from '../api/staff-data.js';
import { ALWAYS_REFETCH } from '../api/staff-query.js';
import { useErrorText } from '../api/use-error-text.js';
import { useClock } from './appointments/use-clock.js';
import { formerState } from './former-state.js';

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
  /** The title of the message shown on failure. */
  failed?: string;
  /** Called with the changed request if the user takes the change back. */
  onUndo?: (changed: InboxRequest) => void;
}

/** What a change of state did to the test drive of a request, if anything. */
function useDriveText() {
  const { t } = useTranslation('dashboard');
  const clock = useClock();
  return ({ appointment: before, state: was }: InboxRequest, { state, appointment: after }: InboxRequest): string | undefined => {
    if (!before || !after) return undefined;
    const [isBefore, isAfter] = [before, after].map((drive) => drive.state !== 'cancelled');
    const isLeftOut = was === 'spam' && state !== 'spam' && !isAfter && dubaiTime(after.date, after.time) > new Date();
    if (isBefore === isAfter && !isLeftOut) return undefined;
    const done = isLeftOut ? 'notRestored' : isAfter ? 'restored' : state === 'spam' ? 'freed' : 'cancelled';
    return t(`inbox.driveOfState.${done}`, { at: clock.at(after) });
  };
}

/**
 * Saves changes of requests and reports the result. Settles once everything that the admin shows has been read again.
 */
export function useRequestChanges() {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const driveText = useDriveText();
  return useMutation({
    mutationFn: ({ request, change }: RequestedChange) =>
      callStaff(updateInboxRequest, { params: { key: request.id }, body: { ...change, version: request.version } }),
    onSuccess: (changed, { request, done, onUndo }, _result, { client }) => {
      client.setQueryData(requestQuery(changed.id).queryKey, changed);
      const action = onUndo && { label: t('action.undo'), onPress: () => onUndo(changed) };
      const text = driveText(request, changed);
      showToast({ kind: 'success', title: done ?? t('inbox.saved'), ...(text && { text }), ...(action && { action }) });
    },
    onError: (error, { failed }) => showToast({ kind: 'error', title: failed ?? t('inbox.notSaved'), text: errorText(error) }),
    onSettled: (_answer, _error, _asked, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
}

/** The same as `useRequestChanges`, for one request. Changes of its state and reminder can be undone in the toast. */
export function useRequestChange(request: InboxRequest) {
  const { t } = useTranslation('dashboard');
  const { mutate, isPending } = useRequestChanges();
  type Options = Parameters<typeof mutate>[1];
  const writeState = (before: InboxRequest, change: RequestedChange['change'], options?: Options): void => {
    const done = t('inbox.board.moved', { name: senderName(before), state: t(`inboxState.${change.state}`) });
    const onUndo = (changed: InboxRequest) => writeState(changed, formerState(before, changed));
    mutate({ request: before, change, done, onUndo }, options);
  };
  const writeReminder = (before: InboxRequest, reminder: InboxChange['reminder'], options?: Options): void => {
    const onUndo = (changed: InboxRequest) => writeReminder(changed, before.reminder);
    mutate({ request: before, change: { reminder }, onUndo }, options);
  };
  return {
    isPending,
    mutate: (change: RequestedChange['change'], options?: Options) => mutate({ request, change }, options),
    changeState: (change: RequestedChange['change'], options?: Options) => writeState(request, change, options),
    remind: (reminder: InboxChange['reminder'], options?: Options) => writeReminder(request, reminder, options),
  };
}
