import type { Endpoint, LeadNote } from '@dealership/contracts';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useMutation } from '@dealership/ui-kit/query';
import { callStaff } from '../staff-api.js';
import { useErrorText } from '../use-error-text.js';
import { STAFF_DATA } from '../use-record-writes.js';

/** What staff can note on. */
export interface NotedEntry {
  id: number;
  notes: LeadNote[];
}

/** Adds a note of the staff's to an entry. `onChanged` gets it as it is then. */
export function useNote<Entry extends NotedEntry>(addNote: Endpoint, onChanged: (entry: Entry) => void) {
  const { t } = useTranslation('desk');
  const errorText = useErrorText();
  return useMutation({
    mutationFn: ({ id, text }: { id: number; text: string }) => callStaff<Entry>(addNote, { params: { id }, body: { text } }),
    onSuccess: async (entry, _asked, _result, { client }) => {
      showToast({ kind: 'done', title: t('lead.noteSaved') });
      onChanged(entry);
      await client.invalidateQueries({ queryKey: STAFF_DATA });
    },
    onError: (error) => showToast({ kind: 'error', title: t('lead.noteFailed'), text: errorText(error) }),
  });
}
