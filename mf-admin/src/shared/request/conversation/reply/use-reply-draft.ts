import type { AttachedFile } from '@dealership/contracts';
import { useState } from 'react';
import { useMe } from '../../staff/use-me.js';
import { unsavedTexts } from '../../unsaved/unsaved.js';

export interface Draft {
  channel: 'email' | 'whatsapp';
  /** Undefined until it is edited: the thread's subject applies. */
  subject?: string;
  text: string;
  attachments: AttachedFile[];
}

const EMPTY: Draft = { channel: 'email', text: '', attachments: [] };

const isBegun = ({ text, attachments }: Draft): boolean => text.trim() !== '' || attachments.length > 0;

/** Unsent drafts by author and request. */
const drafts = unsavedTexts(isBegun);

/** Whether there is an unsent draft for a request. */
export const useHasDraft = (name: string): boolean => {
  const me = useMe().data?.person.id;
  return isBegun(drafts.get(`${me} ${name}`) ?? EMPTY);
};

/** The draft of a reply. It is restored when the request is opened again. */
export function useReplyDraft(name: string) {
  const key = `${useMe().data?.person.id} ${name}`;
  const [draft, setDraft] = useState(drafts.get(key) ?? EMPTY);
  return {
    draft,
    change: (changes: Partial<Draft> | ((before: Draft) => Partial<Draft>)) =>
      setDraft((before) => {
        const next = { ...before, ...(typeof changes === 'function' ? changes(before) : changes) };
        drafts.set(key, next);
        return next;
      }),
    forget: () => {
      drafts.delete(key);
      setDraft(EMPTY);
    },
  };
}
