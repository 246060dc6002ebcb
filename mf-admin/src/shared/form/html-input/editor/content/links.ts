import type { EditorState, Transaction } from 'prosemirror-state';
import { schema } from './schema.js';

const { link } = schema.marks;

const HOST = /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]|$)/i;
const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const ALLOWED = /^(?:https:\/\/[^\s/]|mailto:[^\s@]+@|\/(?!\/))\S*$/i;

/** The address of a link as typed; undefined unless it is of this site, https or an e-mail address. */
export function addressOf(typed: string): string | undefined {
  const text = typed.trim();
  if (EMAIL.test(text)) return `mailto:${text}`;
  const address = HOST.test(text) ? `https://${text}` : text;
  return ALLOWED.test(address) ? address : undefined;
}

/** The link at the selection, with its whole text. */
export function linkAt({ doc, selection: { $from, from, to } }: EditorState) {
  const { parent, parentOffset } = $from;
  const within = parent.childAfter(parentOffset);
  const { node, index } = within.node && link.isInSet(within.node.marks) ? within : parent.childBefore(parentOffset);
  const mark = node && link.isInSet(node.marks);
  if (!mark) return undefined;
  let [first, last] = [index, index];
  while (first > 0 && mark.isInSet(parent.child(first - 1).marks)) first -= 1;
  while (last + 1 < parent.childCount && mark.isInSet(parent.child(last + 1).marks)) last += 1;
  let start = $from.start();
  for (let at = 0; at < first; at += 1) start += parent.child(at).nodeSize;
  let end = start;
  for (let at = first; at <= last; at += 1) end += parent.child(at).nodeSize;
  return from >= start && to <= end && end <= doc.content.size ? { mark, start, end } : undefined;
}

/** Links the selected text, changes the link at the selection, or inserts the address as a link. */
export function setLink(state: EditorState, href: string): Transaction {
  const { from, to, empty } = state.selection;
  const found = linkAt(state);
  const mark = link.create({ ...found?.mark.attrs, href });
  if (found) return state.tr.removeMark(found.start, found.end, link).addMark(found.start, found.end, mark);
  if (empty) return state.tr.replaceSelectionWith(schema.text(href.replace(/^mailto:/, ''), [mark]), false);
  return state.tr.removeMark(from, to, link).addMark(from, to, mark);
}

/** Removes the links at the selection; their texts stay. */
export function removeLink(state: EditorState): Transaction {
  const { from, to } = state.selection;
  const { start, end } = linkAt(state) ?? { start: from, end: to };
  return state.tr.removeMark(start, end, link);
}
