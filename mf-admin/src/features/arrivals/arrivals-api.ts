import { type ArrivalsEmailDraft, DAY_MS, type Language, type StaffVehicle } from '@dealership/contracts';
import { listStaffVehicles } from '@dealership/contracts/catalog/endpoints';
import {
  listArrivalsEmails,
  previewArrivalsEmail,
  sendArrivalsEmail,
  testArrivalsEmail,
} from '@dealership/contracts/inquiries/newsletter/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { keepPreviousData, queryOptions, useMutation } from '@dealership/ui-kit/query';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { staffQuery } from '../../shared/api/staff-query.js';
import { useErrorText } from '../../shared/api/use-error-text.js';

export const arrivalsEmailsQuery = staffQuery('arrivals-emails', listArrivalsEmails);

/** The newest vehicles, more than fit into one e-mail. */
export const newestVehiclesQuery = staffQuery('vehicles', listStaffVehicles, { sort: 'newest', pageSize: 100 });

/** The first e-mail offers the vehicles of the last days. */
export const FIRST_EMAIL_DAYS = 30;

/** The vehicles that an e-mail can offer. */
export const offered = (vehicles: StaffVehicle[]): StaffVehicle[] => vehicles.filter(({ sold }) => !sold);

/** Whether a vehicle was added since the last e-mail; if there was none, within the last month. */
export function isArrival({ createdAt }: StaffVehicle, lastEmailAt: string | undefined): boolean {
  const since = lastEmailAt ? Date.parse(lastEmailAt) : Date.now() - FIRST_EMAIL_DAYS * DAY_MS;
  return Date.parse(createdAt) > since;
}

export type ArrivalsEmailTask =
  | { act: 'test'; draft: ArrivalsEmailDraft; language: Language }
  | { act: 'send'; draft: ArrivalsEmailDraft; key: string };

const run = async (task: ArrivalsEmailTask): Promise<unknown> =>
  task.act === 'test'
    ? callStaff(testArrivalsEmail, { body: { ...task.draft, language: task.language } })
    : callStaff(sendArrivalsEmail, { body: { ...task.draft, key: task.key } });

/** The e-mail of a draft in every language. The last one stays while the next is written. */
export const previewQuery = (draft: ArrivalsEmailDraft) =>
  queryOptions({
    queryKey: [...STAFF_DATA, 'arrivals-preview', draft],
    queryFn: ({ signal }) => callStaff(previewArrivalsEmail, { body: draft, signal }),
    placeholderData: keepPreviousData,
  });

/** Test-sends or sends an e-mail, and reports the result. */
export function useArrivalsEmailTask() {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  return useMutation({
    mutationFn: run,
    onSuccess: async (_answer, { act }, _result, { client }) => {
      showToast({ kind: 'success', title: t(`arrivals.done.${act}`) });
      if (act === 'send') await client.invalidateQueries({ queryKey: STAFF_DATA });
    },
    onError: (error, { act }) => showToast({ kind: 'error', title: t(`arrivals.failed.${act}`), text: errorText(error) }),
  });
}
