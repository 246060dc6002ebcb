import type { NotificationsOverview } from '@dealership/contracts';
import {
  listEmails,
  listNotifications,
  resendEmail,
  resendFailedNotifications,
  resendNotification,
} from '@dealership/contracts/events/notifications/endpoints';
import { fileReceivedMail, listReceivedMails } from '@dealership/contracts/inquiries/received-mail/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useMutation, useQuery, useQueryClient } from '@dealership/ui-kit/query';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { staffQuery } from '../../shared/api/staff-query.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { PAGE_SIZE } from '../../shared/list/use-list-state.js';
import { useActiveInterval } from '../../shared/use-active-interval.js';

const POLL_INTERVAL_MS = 3000;

/** Whether an e-mail is being sent right now: the figures are polled until that is over. */
const isMoving = (overview: NotificationsOverview | undefined): boolean =>
  Boolean(overview?.queue && overview.queue.waiting + overview.queue.active > 0);

const notificationsQuery = (page: number, background = false) =>
  staffQuery('notifications', listNotifications, { page, pageSize: PAGE_SIZE }, background);

/**
 * The state of the e-mails, with one page of the exhausted ones.
 * @param resent - whether e-mails were sent again: their jobs are moved after the response, so the list is polled from then on
 */
export function useNotifications(page: number, resent: boolean) {
  const client = useQueryClient();
  const overview = useQuery(notificationsQuery(page));
  useActiveInterval(
    () => void client.prefetchQuery({ ...notificationsQuery(page, true), staleTime: 0 }),
    resent || isMoving(overview.data) ? POLL_INTERVAL_MS : undefined,
  );
  return overview;
}

/** All e-mails, newest first. `q`: part of the recipient's address, name or phone number. */
export const emailsQuery = (page: number, q: string) => staffQuery('emails', listEmails, { page, pageSize: PAGE_SIZE, q });

/** Resends an exhausted notification (by id), a sent e-mail (by number), or, without either, all exhausted ones. */
export function useResend() {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (id: string | number | undefined) => {
      if (id === undefined) return callStaff(resendFailedNotifications);
      const endpoint = typeof id === 'number' ? resendEmail : resendNotification;
      return callStaff(endpoint, { params: { id: String(id) } });
    },
    onSuccess: ({ resent }) => showToast({ kind: 'success', title: t('notification.resent', { count: resent }) }),
    onError: (error) => showToast({ kind: 'error', title: t('notification.resendFailed'), text: errorText(error) }),
    onSettled: (_answer, _error, _id, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
}

/** Received e-mails that could not be assigned to a request, latest first. */
export const receivedMailsQuery = (page: number) =>
  staffQuery('received-mails', listReceivedMails, { page, pageSize: PAGE_SIZE });

/** Assigns an e-mail to a request by the request's number. */
export function useFileMail() {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (id: number) => callStaff(fileReceivedMail, { params: { id: String(id) } }),
    onSuccess: () => showToast({ kind: 'success', title: t('notification.received.filed') }),
    onError: (error) => showToast({ kind: 'error', title: t('notification.received.notFiled'), text: errorText(error) }),
    onSettled: (_answer, _error, _id, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
}
