import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { schema } from './content/schema.js';

const { nodes, marks } = schema;

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** Goes on in a new paragraph after a picture. */
const leaveFigure: Command = ({ selection: { $from }, tr }, dispatch) => {
  if ($from.parent.type !== nodes.figure) return false;
  const after = $from.after();
  tr.insert(after, nodes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView());
  return true;
};

// Tab is not a key of the editor: it leaves the field, as everywhere in a form.
const KEYS: Record<string, Command> = {
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Mod-]': sinkListItem(nodes.list_item),
  'Mod-[': liftListItem(nodes.list_item),
  'Shift-Enter': breakLine,
  Enter: chainCommands(leaveFigure, splitListItem(nodes.list_item)),
};

export const newState = (doc: Node, onLink: () => void): EditorState =>
  EditorState.create({
    doc,
    plugins: [
      history(),
      keymap({
        ...KEYS,
        'Mod-k': () => {
          onLink();
          return true;
        },
      }),
      keymap(baseKeymap),
    ],
  });
