import { placeholdersIn } from '@dealership/contracts';
import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ReplyForm } from './use-reply-form.js';

export interface Insertion {
  /** The text field. */
  ref: RefObject<HTMLTextAreaElement | null>;
  /** Adds a template after the text, and selects its first placeholder. */
  insert: (words: string) => void;
}

export function useInsertion({ change }: ReplyForm): Insertion {
  const ref = useRef<HTMLTextAreaElement>(null);
  const insert = (words: string) => {
    flushSync(() => change(({ text }) => ({ text: text.trim() ? `${text.trimEnd()}\n\n${words}` : words })));
    const { current: area } = ref;
    area?.focus();
    // What the author has to write replaces the first placeholder.
    const [placeholder] = placeholdersIn(words).map((name) => `{${name}}`);
    const at = placeholder ? (area?.value.lastIndexOf(words) ?? 0) + words.indexOf(placeholder) : -1;
    if (placeholder && at >= 0) area?.setSelectionRange(at, at + placeholder.length);
  };
  return { ref, insert };
}
