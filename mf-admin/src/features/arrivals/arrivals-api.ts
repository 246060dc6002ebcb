import { type ArrivalsEmailDraft, DAY_MS, type Language, type StaffVehicle } from '@dealership/contracts';
import { listStaffVehicles } from '@dealership/contracts/catalog/endpoints';
import {
  listArrivalsEmails,
  previewArrivalsEmail,
  sendArrivalsEmail,
  testArrivalsEmail,
} from '@dealership/contracts/inquiries/newsletter/endpoints';
import { showToast, useLanguage, useTranslation } from '@dealership/ui-kit';
import { ApiError, keepPreviousData, queryOptions, useMutation } from '@dealership/ui-kit/query';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { staffQuery } from '../../shared/api/staff-query.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { carName } from '../../shared/display/format/car-name.js';

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

/** The draft's vehicles that the server refused because they were sold or removed meanwhile. */
export const refusedVehicles = (error: unknown, { vehicleIds }: ArrivalsEmailDraft): number[] =>
  ((error instanceof ApiError && error.body?.errors) || []).flatMap(({ path }) => {
    const [, at] = /^vehicleIds\.(\d+)$/.exec(path) ?? [];
    return vehicleIds[Number(at)] ?? [];
  });

/** Test-sends or sends an e-mail, and reports the result. */
export function useArrivalsEmailTask() {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const namesOf = (ids: number[], vehicles: StaffVehicle[] = []) =>
    ids.map((id) => {
      const vehicle = vehicles.find((known) => known.id === id);
      return vehicle ? carName(language, vehicle) : String(id);
    });
  return useMutation({
    mutationFn: run,
    onSuccess: async (_answer, { act }, _result, { client }) => {
      showToast({ kind: 'success', title: t(`arrivals.done.${act}`) });
      if (act === 'send') await client.invalidateQueries({ queryKey: STAFF_DATA });
    },
    onError: (error, { act, draft }, _result, { client }) => {
      const refused = refusedVehicles(error, draft);
      const cars = namesOf(refused, client.getQueryData(newestVehiclesQuery.queryKey)?.items);
      const text =
        cars.length > 0
          ? t('arrivals.gone', { cars: new Intl.ListFormat(language, { style: 'narrow' }).format(cars) })
          : errorText(error);
      showToast({ kind: 'error', title: t(`arrivals.failed.${act}`), text });
      if (refused.length > 0) void client.invalidateQueries({ queryKey: newestVehiclesQuery.queryKey });
    },
  });
}
