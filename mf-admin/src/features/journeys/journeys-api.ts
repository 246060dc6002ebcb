import type { Journey, JourneyView } from '@dealership/contracts';
import {
  createJourneyLink,
  finishJourneyStep,
  getJourney,
  listJourneys,
  mailJourneyLink,
  planJourneyStep,
  reopenJourneyStep,
  revokeJourneyLinks,
  updateJourney,
} from '@dealership/contracts/inquiries/journeys/endpoints';
import { listColleagues } from '@dealership/contracts/staff/accounts/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { queryOptions, useMutation, useQueryClient } from '@dealership/ui-kit/query';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { ALWAYS_REFETCH, staffQuery } from '../../shared/api/staff-query.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { PAGE_SIZE } from '../../shared/list/use-list-state.js';

export const journeysQuery = (query: { view?: JourneyView; q?: string; page?: number; request?: string }) =>
  staffQuery('journeys', listJourneys, { ...query, pageSize: PAGE_SIZE });

export const journeyQuery = (id: number) =>
  queryOptions({
    queryKey: [...STAFF_DATA, 'journey', id],
    queryFn: ({ signal }) => callStaff(getJourney, { params: { id }, signal }),
    ...ALWAYS_REFETCH,
  });

export const colleaguesQuery = staffQuery('colleagues', listColleagues);

type Plan = { estimate?: string | null; note?: string | null };

/** Staff actions on a journey. Each resolves to whether it succeeded; a toast reports failures. */
export function useJourneyWrites({ id, version }: Pick<Journey, 'id' | 'version'>) {
  const { t } = useTranslation('dashboard');
  const client = useQueryClient();
  const errorText = useErrorText();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onError: (error) => showToast({ kind: 'error', title: t('journey.failed'), text: errorText(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
  const run = (work: () => Promise<unknown>, done: string, text?: string): Promise<boolean> =>
    mutateAsync(work).then(
      () => {
        showToast({ kind: 'success', title: t(`journey.saved.${done}`), ...(text && { text }) });
        return true;
      },
      () => false,
    );
  const params = { id };
  return {
    isPending,
    change: (change: { title?: string; owner?: Journey['owner'] }) =>
      run(() => callStaff(updateJourney, { params, body: { ...change, version } }), 'changed'),
    /** `earlier`: other steps to mark as done first, without an e-mail. */
    finish: (step: string, earlier: string[] = []) =>
      run(async () => {
        let seen = version;
        for (const one of earlier) {
          const body = { version: seen, quiet: true };
          ({ version: seen } = await callStaff(finishJourneyStep, { params: { id, step: one }, body }));
        }
        await callStaff(finishJourneyStep, { params: { id, step }, body: { version: seen } });
      }, 'done'),
    /** `isMailed`: whether the customer was e-mailed that it was done. */
    reopen: (step: string, isMailed: boolean) =>
      run(
        () => callStaff(reopenJourneyStep, { params: { id, step }, body: { version } }),
        'undone',
        isMailed ? t('journey.reopen.done') : undefined,
      ),
    plan: (step: string, plan: Plan) =>
      run(() => callStaff(planJourneyStep, { params: { id, step }, body: { ...plan, version } }), 'changed'),
    mail: () => run(() => callStaff(mailJourneyLink, { params }), 'mailed'),
    revoke: () => run(() => callStaff(revokeJourneyLinks, { params }), 'revoked'),
    /** Resolves to the new link if it was created. */
    link: () => mutateAsync(() => callStaff(createJourneyLink, { params })).catch(() => undefined),
  };
}
