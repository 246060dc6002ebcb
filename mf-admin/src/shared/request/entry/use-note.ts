import type { Endpoint, LeadNote } from '@dealership/contracts';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useMutation } from '@dealership/ui-kit/query';
import { callStaff } from '../../api/staff-api.js';
import { STAFF_DATA } from '../../api/staff-data.js';
import { useErrorText } from '../../api/use-error-text.js';

/** An entry to which staff can add notes. */
export interface NotedEntry {
  id: number;
  notes: LeadNote[];
}

/** The endpoint that adds a note and returns the entry. */
export type NoteEndpoint<Entry> = Endpoint<{ params: { id: number | string }; body: { text: string }; response: Entry }>;

/** Adds a staff note to an entry. `onChanged` receives the updated entry. */
export function useNote<Entry extends NotedEntry>(addNote: NoteEndpoint<Entry>, onChanged: (entry: Entry) => void) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  return useMutation({
    mutationFn: ({ id, text }: { id: number; text: string }) => callStaff(addNote, { params: { id }, body: { text } }),
    onSuccess: async (entry, _asked, _result, { client }) => {
      showToast({ kind: 'success', title: t('lead.noteSaved') });
      onChanged(entry);
      await client.invalidateQueries({ queryKey: STAFF_DATA });
    },
    onError: (error) => showToast({ kind: 'error', title: t('lead.noteFailed'), text: errorText(error) }),
  });
}
