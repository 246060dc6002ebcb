import { readMediaAddress } from '@dealership/contracts';
import type { Node } from 'prosemirror-model';
import { type EditorState, NodeSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { schema } from './schema.js';

const { figure, image } = schema.nodes;

/** The picture that is selected, or whose caption contains the selection. */
export function pictureAt({ selection }: EditorState): { position: number; alt: string } | undefined {
  const { $from } = selection;
  if (selection instanceof NodeSelection && [figure, image].includes(selection.node.type))
    return { position: selection.from, alt: selection.node.attrs.alt ?? '' };
  return $from.parent.type === figure ? { position: $from.before(), alt: $from.parent.attrs.alt ?? '' } : undefined;
}

/** Selects the figure of a picture that is clicked. */
export function selectFigure(view: EditorView, _at: number, node: Node, position: number, { target }: MouseEvent): boolean {
  if (node.type !== figure || !(target instanceof HTMLImageElement)) return false;
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, position)));
  return true;
}

/** Known for stored pictures; reserves their space on the page. */
function sizeOf(address: string): Record<string, string> {
  const picture = readMediaAddress(address);
  return picture ? { width: String(picture.width), height: String(picture.height) } : {};
}

/** Inserts a picture after the current block, or in place of an empty paragraph, and selects it. */
export function insertPicture({ doc, selection, tr }: EditorState, src: string): Transaction {
  const { $from, to } = selection;
  const block = $from.depth > 0 ? $from.node(1) : undefined;
  const isEmpty = block?.type === schema.nodes.paragraph && block.content.size === 0;
  const at = !block ? to : isEmpty ? $from.before(1) : $from.after(1);
  const end = isEmpty ? $from.after(1) : at;
  const isLast = end === doc.content.size;
  const added = [figure.create({ src, alt: '', ...sizeOf(src) }), ...(isLast ? [schema.nodes.paragraph.create()] : [])];
  tr.replaceWith(at, end, added);
  return tr.setSelection(NodeSelection.create(tr.doc, at)).scrollIntoView();
}
