import { useQueryClient } from '@dealership/ui-kit/query';
import { useEffect, useSyncExternalStore } from 'react';
import { STAFF_DATA } from '../../../shared/records/use-record-writes.js';
import { type QueuedFile, UploadQueue } from './upload-queue.js';

let onArrived: () => void = () => undefined;

// Of the page, not of the section: what is under way goes on whatever staff look at.
const queue = new UploadQueue(undefined, undefined, () => onArrived());

/** The files that wait, are sent or have arrived since the page was opened. */
export function useUploadQueue(): { files: QueuedFile[] } & Pick<UploadQueue, 'add' | 'remove' | 'wake'> {
  const client = useQueryClient();
  useEffect(() => {
    onArrived = () => void client.invalidateQueries({ queryKey: STAFF_DATA });
    void queue.restore();
    window.addEventListener('online', queue.wake);
    return () => window.removeEventListener('online', queue.wake);
  }, [client]);
  const files = useSyncExternalStore(queue.subscribe, queue.files);
  return {
    files,
    add: (...chosen) => queue.add(...chosen),
    remove: (id) => queue.remove(id),
    wake: queue.wake,
  };
}
