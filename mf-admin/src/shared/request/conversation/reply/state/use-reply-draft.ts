import type { AttachedFile } from '@dealership/contracts';
import { type DraftStore, useDraft, useDrafts } from '../../../../unsaved/stored-drafts.js';

export interface Draft {
  channel: 'email' | 'whatsapp';
  /** Undefined until it is edited: the suggested subject applies. */
  subject?: string;
  text: string;
  attachments: AttachedFile[];
}

const DRAFTS: DraftStore<Draft> = { name: 'reply-drafts', empty: { channel: 'email', text: '', attachments: [] } };

const isBegun = ({ text, attachments }: Draft): boolean => text.trim() !== '' || attachments.length > 0;

/** Tells for each request whether the user has an unsent draft. */
export function useHasDraft(): (requestKey: string) => boolean {
  const draftOf = useDrafts(DRAFTS);
  return (requestKey) => isBegun(draftOf(requestKey));
}

/** The draft of a reply to a request. */
export const useReplyDraft = (requestKey: string) => useDraft(DRAFTS, requestKey);
