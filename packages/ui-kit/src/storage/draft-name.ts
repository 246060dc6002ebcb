import { tabStorage } from './tab-storage.js';

/** Forms are keyed by URL, so that drafts about different vehicles stay separate. */
export const draftName = (formId: string): string => `draft ${window.location.pathname} ${formId}`;

/** Whether this tab has a draft for the form at the current URL. */
export const hasDraft = (formId: string): boolean =>
  typeof window !== 'undefined' && tabStorage.read(draftName(formId)) !== undefined;
