import { tabStorage } from './tab-storage.js';

/** Forms are keyed by URL, so that drafts about different vehicles stay separate. */
export const draftName = (formId: string): string => `draft ${window.location.pathname} ${formId}`;

/** Where this tab stores the key of a form's content that was sent without an answer. */
export const sendingName = (draft: string): string => `${draft} sending`;

/** Whether this tab has a draft for the form at the current URL. */
export const hasDraft = (formId: string): boolean =>
  typeof window !== 'undefined' && tabStorage.read(draftName(formId)) !== undefined;
