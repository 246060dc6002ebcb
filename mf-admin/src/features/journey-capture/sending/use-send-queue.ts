import type { Journey } from '@dealership/contracts';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useQueryClient } from '@dealership/ui-kit/query';
import { useEffect, useSyncExternalStore } from 'react';
import { STAFF_DATA } from '../../../shared/api/staff-data.js';
import { useMe } from '../../../shared/staff/use-me.js';
import { capturedJourneyQuery } from '../journey-capture-api.js';
import { useReason } from '../use-reason.js';
import { type QueuedItem, SendQueue } from './send-queue.js';

const listeners = {
  onSent: (): void => undefined,
  onStep: (_: Journey): void => undefined,
  onRefused: (_: QueuedItem): void => undefined,
};

// The queue belongs to the page, not to the tab: sending continues whatever staff look at.
const queue = new SendQueue(undefined, {
  onSent: () => listeners.onSent(),
  onStep: (journey) => listeners.onStep(journey),
  onRefused: (item) => listeners.onRefused(item),
});

window.addEventListener('beforeunload', (event) => {
  if (queue.hasUnstored()) event.preventDefault();
});

/** The items that are waiting, being sent, or have arrived since the page was opened. */
export function useSendQueue(): { items: QueuedItem[] } & Pick<SendQueue, 'addFiles' | 'addStep' | 'remove' | 'retryNow'> {
  const { t } = useTranslation('dashboard');
  const client = useQueryClient();
  const reason = useReason();
  const owner = useMe().data?.person.id;
  useEffect(() => {
    Object.assign(listeners, {
      onSent: () => void client.invalidateQueries({ queryKey: STAFF_DATA }),
      onStep: (journey: Journey) => {
        client.setQueryData(capturedJourneyQuery(journey.id).queryKey, journey);
        showToast({ kind: 'success', title: t('capture.stepDone') });
      },
      onRefused: ({ kind, error }: QueuedItem) => {
        if (kind === 'step') showToast({ kind: 'error', title: t('capture.stepFailed'), text: reason(error) });
        void client.invalidateQueries({ queryKey: STAFF_DATA });
      },
    });
  });
  useEffect(() => {
    if (owner === undefined) return;
    void queue.restore(owner);
    window.addEventListener('online', queue.retryNow);
    return () => window.removeEventListener('online', queue.retryNow);
  }, [owner]);
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  return {
    items,
    addFiles: (...chosen) => queue.addFiles(...chosen),
    addStep: (...pressed) => queue.addStep(...pressed),
    remove: (id) => queue.remove(id),
    retryNow: queue.retryNow,
  };
}
