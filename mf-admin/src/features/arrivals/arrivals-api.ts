import { type ArrivalsEmailDraft, type ArrivalsPreview, DAY_MS, type Language, type StaffVehicle } from '@dealership/contracts';
import { listStaffVehicles } from '@dealership/contracts/catalog/endpoints';
import {
  listArrivalsEmails,
  previewArrivalsEmail,
  sendArrivalsEmail,
  testArrivalsEmail,
} from '@dealership/contracts/inquiries/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useMutation } from '@dealership/ui-kit/query';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { staffQuery } from '../../shared/api/staff-query.js';
import { useErrorText } from '../../shared/api/use-error-text.js';

export const arrivalsEmailsQuery = staffQuery('arrivals-emails', listArrivalsEmails);

/** The newest vehicles, more than fit into one e-mail. */
export const newestVehiclesQuery = staffQuery('vehicles', listStaffVehicles, { sort: 'newest', pageSize: 100 });

const FIRST_EMAIL_DAYS = 30;

/** The vehicles that an e-mail can offer. */
export const offered = (vehicles: StaffVehicle[]): StaffVehicle[] => vehicles.filter(({ sold }) => !sold);

/** Whether a vehicle was added since the last e-mail; if there was none, within the last month. */
export function isArrival({ createdAt }: StaffVehicle, lastEmailAt: string | undefined): boolean {
  const since = lastEmailAt ? Date.parse(lastEmailAt) : Date.now() - FIRST_EMAIL_DAYS * DAY_MS;
  return Date.parse(createdAt) > since;
}

export type ArrivalsEmailTask =
  | { act: 'preview'; draft: ArrivalsEmailDraft }
  | { act: 'test'; draft: ArrivalsEmailDraft; language: Language }
  | { act: 'send'; draft: ArrivalsEmailDraft; key: string };

async function run(task: ArrivalsEmailTask): Promise<ArrivalsPreview | undefined> {
  const { act, draft } = task;
  if (act === 'preview') return callStaff(previewArrivalsEmail, { body: draft });
  if (act === 'test') await callStaff(testArrivalsEmail, { body: { ...draft, language: task.language } });
  else await callStaff(sendArrivalsEmail, { body: { ...draft, key: task.key } });
  return undefined;
}

/** Previews, test-sends or sends an e-mail, and reports the result. */
export function useArrivalsEmailTask() {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  return useMutation({
    mutationFn: run,
    onSuccess: async (_answer, { act }, _result, { client }) => {
      if (act === 'preview') return;
      showToast({ kind: 'success', title: t(`arrivals.done.${act}`) });
      if (act === 'send') await client.invalidateQueries({ queryKey: STAFF_DATA });
    },
    onError: (error, { act }) => showToast({ kind: 'error', title: t(`arrivals.failed.${act}`), text: errorText(error) }),
  });
}
