import { placeholdersIn } from '@dealership/contracts';
import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ReplyForm } from './use-reply-form.js';

/** What happens to the text that is there. */
export type Place = 'instead' | 'below';

export interface Insertion {
  /** The text field. */
  ref: RefObject<HTMLTextAreaElement | null>;
  /** Puts a template below the text or in its place, and selects its first placeholder. */
  insert: (insertion: string, place: Place) => void;
}

/** As if it were typed, so that the browser can undo it. Returns whether it was done. */
function typeInto(area: HTMLTextAreaElement | null, text: string): boolean {
  area?.focus();
  area?.select();
  return document.execCommand?.('insertText', false, text) ?? false;
}

export function useInsertion({ draft, change }: ReplyForm): Insertion {
  const ref = useRef<HTMLTextAreaElement>(null);
  const insert = (insertion: string, place: Place) => {
    const before = draft.text.trimEnd();
    const text = before && place === 'below' ? `${before}\n\n${insertion}` : insertion;
    const { current: area } = ref;
    if (!typeInto(area, text)) flushSync(() => change({ text }));
    area?.focus();
    // What the author has to write replaces the first placeholder.
    const [placeholder] = placeholdersIn(insertion).map((name) => `{${name}}`);
    const at = placeholder ? (area?.value.lastIndexOf(insertion) ?? 0) + insertion.indexOf(placeholder) : -1;
    if (placeholder && at >= 0) area?.setSelectionRange(at, at + placeholder.length);
  };
  return { ref, insert };
}
