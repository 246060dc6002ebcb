import type { Command, EditorState, Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { parse, serialise } from './content/content.js';
import { selectFigure } from './content/pictures.js';
import { newState } from './editor-state.js';
import { PASTE_EVENTS } from './paste/paste-events.js';

export type EditableAttributes = Record<string, string | undefined>;

interface EditorOptions {
  start: string;
  editable: boolean;
  attributes: EditableAttributes;
  onChange: (content: string) => void;
  onBlur: (() => void) | undefined;
  /** The keys for a link were pressed. */
  onLink: () => void;
}

export interface Editor {
  /** The state when the component was rendered. */
  state: EditorState;
  run: (command: Command) => void;
  change: (transactionOf: (state: EditorState) => Transaction) => void;
  focus: () => void;
}

const definedOnly = (attributes: EditableAttributes): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** Whether there is nothing but one empty paragraph, in place of which the placeholder is shown. */
const isEmpty = ({ doc }: EditorState): boolean =>
  doc.childCount === 1 && doc.firstChild?.isTextblock === true && doc.content.size === 2;

/** An editor in an element of the page. Its content is `start` until something is typed. */
export function useEditor(containerRef: RefObject<HTMLElement | null>, options: EditorOptions): Editor {
  const latest = useRef(options);
  latest.current = options;
  const view = useRef<EditorView>(undefined);
  const [first] = useState(() => newState(parse(options.start), () => latest.current.onLink()));
  const [state, setState] = useState(first);

  useEffect(() => {
    const attributes = (now: EditorState) =>
      definedOnly({ ...latest.current.attributes, 'data-empty': isEmpty(now) ? '' : undefined });
    const dispatchTransaction = (transaction: Transaction) => {
      const next = created.state.apply(transaction);
      created.updateState(next);
      setState(next);
      if (transaction.docChanged) latest.current.onChange(next.doc.eq(first.doc) ? latest.current.start : serialise(next.doc));
    };
    const created = new EditorView(containerRef.current, {
      state: first,
      attributes,
      editable: () => latest.current.editable,
      dispatchTransaction,
      handleClickOn: selectFigure,
      handleDOMEvents: { ...PASTE_EVENTS, blur: () => latest.current.onBlur?.() },
    });
    view.current = created;
    return () => created.destroy();
  }, [containerRef, first]);

  // Applies new attributes.
  useEffect(() => view.current?.setProps({}));

  return {
    state,
    run: (command) => view.current && command(view.current.state, view.current.dispatch, view.current),
    change: (transactionOf) => view.current?.dispatch(transactionOf(view.current.state)),
    focus: () => view.current?.focus(),
  };
}
