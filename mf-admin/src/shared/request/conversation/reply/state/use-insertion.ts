import { placeholdersIn } from '@dealership/contracts';
import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ReplyForm } from './use-reply-form.js';

export interface Insertion {
  /** The text field. */
  ref: RefObject<HTMLTextAreaElement | null>;
  /** Adds a template after the text, and selects its first placeholder. */
  insert: (insertion: string) => void;
}

export function useInsertion({ change }: ReplyForm): Insertion {
  const ref = useRef<HTMLTextAreaElement>(null);
  const insert = (insertion: string) => {
    flushSync(() => change(({ text }) => ({ text: text.trim() ? `${text.trimEnd()}\n\n${insertion}` : insertion })));
    const { current: area } = ref;
    area?.focus();
    // What the author has to write replaces the first placeholder.
    const [placeholder] = placeholdersIn(insertion).map((name) => `{${name}}`);
    const at = placeholder ? (area?.value.lastIndexOf(insertion) ?? 0) + insertion.indexOf(placeholder) : -1;
    if (placeholder && at >= 0) area?.setSelectionRange(at, at + placeholder.length);
  };
  return { ref, insert };
}
