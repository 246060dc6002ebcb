import type { Journey, JourneyStepDone } from '@dealership/contracts';
import { finishJourneyStep, getJourney, listJourneys } from '@dealership/contracts/journeys/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { queryOptions, useMutation, useQueryClient } from '@dealership/ui-kit/query';
import { callStaff } from '../../shared/api/staff-api.js';
import { READ_AGAIN, staffQuery } from '../../shared/api/staff-query.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { STAFF_DATA } from '../../shared/records/use-record-writes.js';

const AT_ONCE = 50;

/** Journeys with a step to be done. */
export const openJourneysQuery = (q: string) =>
  staffQuery('quay-journeys', listJourneys, { view: 'open', q: q || undefined, pageSize: AT_ONCE });

export const quayJourneyQuery = (id: number) =>
  queryOptions({
    queryKey: [...STAFF_DATA, 'quay-journey', id],
    queryFn: ({ signal }) => callStaff(getJourney, { params: { id }, signal }),
    ...READ_AGAIN,
  });

/** Says that a step is done. What was typed stays until that has arrived. */
export function useFinishStep({ id, version }: Journey) {
  const { t } = useTranslation('dashboard');
  const client = useQueryClient();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: ({ step, ...done }: Omit<JourneyStepDone, 'version'> & { step: string }) =>
      callStaff(finishJourneyStep, { params: { id, step }, body: { ...done, version } }),
    onSuccess: (journey) => {
      client.setQueryData(quayJourneyQuery(id).queryKey, journey);
      showToast({ kind: 'done', title: t('quay.stepDone') });
    },
    onError: (error) => showToast({ kind: 'error', title: t('quay.stepFailed'), text: errorText(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
}
