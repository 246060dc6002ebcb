import { DOMParser } from 'prosemirror-model';
import { Selection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { addressOf, setLink } from '../content/links.js';
import { schema } from '../content/schema.js';
import { pastedNodes, pastedText } from './pasted.js';

function insert(view: EditorView, data: DataTransfer): void {
  const { state } = view;
  const text = data.getData('text/plain');
  const href = !state.selection.empty && addressOf(text);
  if (href) {
    view.dispatch(setLink(state, href));
    return;
  }
  const html = data.getData('text/html');
  if (!html && !text) return;
  const nodes = html ? pastedNodes(html) : pastedText(text);
  const slice = DOMParser.fromSchema(schema).parseSlice(nodes, { context: state.selection.$from });
  view.dispatch(state.tr.replaceSelection(slice).scrollIntoView());
}

/**
 * Reads the clipboard without making markup of a string, which ProseMirror's own reading would need and which the
 * site's script policy refuses.
 */
export const PASTE_EVENTS = {
  paste(view: EditorView, event: ClipboardEvent): boolean {
    event.preventDefault();
    if (view.editable && event.clipboardData) insert(view, event.clipboardData);
    return true;
  },
  drop(view: EditorView, event: DragEvent): boolean {
    // A move within the editor.
    if (view.dragging) return false;
    event.preventDefault();
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
    if (!view.editable || !at || !event.dataTransfer) return true;
    view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at.pos))));
    insert(view, event.dataTransfer);
    view.focus();
    return true;
  },
};
