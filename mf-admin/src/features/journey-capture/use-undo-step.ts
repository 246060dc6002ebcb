import type { Journey } from '@dealership/contracts';
import { reopenJourneyStep } from '@dealership/contracts/inquiries/journeys/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useMutation, useQuery } from '@dealership/ui-kit/query';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { useReopen } from '../../shared/journey/use-reopen.js';
import { capturedJourneyQuery } from './journey-capture-api.js';
import type { QueuedStep } from './sending/send-queue.js';

interface Reopening {
  step: string;
  version: number;
  /** Whether the customer was e-mailed that the step was done. */
  isMailed: boolean;
}

/** Takes back a step that was just marked as done: out of the queue, or, once it has arrived, on the server. */
export function useUndoStep(journey: Journey, onUndone: (item: QueuedStep) => void) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const query = capturedJourneyQuery(journey.id);
  const { refetch } = useQuery({ ...query, enabled: false });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ step, version }: Reopening) =>
      callStaff(reopenJourneyStep, { params: { id: journey.id, step }, body: { version } }),
    onSuccess: (reopened, { isMailed }, _result, { client }) => {
      client.setQueryData(query.queryKey, reopened);
      const text = isMailed ? { text: t('journey.reopen.done') } : {};
      showToast({ kind: 'success', title: t('journey.saved.undone'), ...text });
    },
    onError: (error) => showToast({ kind: 'error', title: t('journey.failed'), text: errorText(error) }),
    onSettled: (_answer, _error, _asked, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
  const reopen = useReopen({
    refetch,
    reopen: (step, isMailed, { version } = journey) => mutateAsync({ step, version, isMailed }),
  });
  const undo = async (item: QueuedStep): Promise<void> => {
    if (item.state !== 'arrived' || (await reopen({ key: item.step, name: item.name }).catch(() => false))) onUndone(item);
  };
  return { undo, isPending };
}
