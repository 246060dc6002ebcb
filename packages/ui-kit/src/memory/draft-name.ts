import { tabMemory } from './tab-memory.js';

/** A form stands at an address: what was typed about one vehicle is not about another. */
export const draftName = (formId: string): string => `draft ${window.location.pathname} ${formId}`;

/** Whether this tab keeps what was typed into the form at the present address. */
export const hasDraft = (formId: string): boolean =>
  typeof window !== 'undefined' && tabMemory.read(draftName(formId)) !== undefined;
