import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { schema } from './content/schema.js';

const { nodes, marks } = schema;

/** What a button of the toolbar does. `isActive`: whether it is pressed; undefined for actions. */
export interface Tool {
  run: Command;
  isActive?: (state: EditorState) => boolean;
}

/** The innermost node around the selection that is of these types. */
function around({ selection: { $from } }: EditorState, types: NodeType[]): { node: Node; position: number } | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (types.includes(node.type)) return { node, position: $from.before(depth) };
  }
  return undefined;
}

export function isMarked({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type);
}

const style = (type: MarkType): Tool => ({ run: toggleMark(type), isActive: (state) => isMarked(state, type) });

function heading(level: number): Tool {
  const isActive = (state: EditorState) => around(state, [nodes.heading])?.node.attrs.level === level;
  return {
    isActive,
    run: (state, dispatch) =>
      (isActive(state) ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level }))(state, dispatch),
  };
}

function list(type: NodeType): Tool {
  const listAt = (state: EditorState) => around(state, [nodes.bullet_list, nodes.ordered_list]);
  return {
    isActive: (state) => listAt(state)?.node.type === type,
    run: (state, dispatch) => {
      const found = listAt(state);
      if (!found) return wrapInList(type)(state, dispatch);
      if (found.node.type === type) return liftListItem(nodes.list_item)(state, dispatch);
      dispatch?.(state.tr.setNodeMarkup(found.position, type));
      return true;
    },
  };
}

const isQuote = (state: EditorState) => around(state, [nodes.blockquote]) !== undefined;

export const TOOLS = {
  h2: heading(2),
  h3: heading(3),
  strong: style(marks.strong),
  em: style(marks.em),
  ul: list(nodes.bullet_list),
  ol: list(nodes.ordered_list),
  blockquote: {
    isActive: isQuote,
    run: (state, dispatch) => (isQuote(state) ? lift : wrapIn(nodes.blockquote))(state, dispatch),
  },
  undo: { run: undo },
  redo: { run: redo },
} satisfies Record<string, Tool>;
