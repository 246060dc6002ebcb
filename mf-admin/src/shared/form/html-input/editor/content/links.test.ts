import { expect, it } from '@jest/globals';
import { EditorState, TextSelection } from 'prosemirror-state';
import { parse, serialise } from './content.js';
import { addressOf, linkAt, removeLink, setLink } from './links.js';

it.each([
  ['https://a.example/b?c#d', 'https://a.example/b?c#d'],
  [' www.a.example ', 'https://www.a.example'],
  ['a.example/b', 'https://a.example/b'],
  ['/inventory?make=Orsenza', '/inventory?make=Orsenza'],
  ['mona@a.example', 'mailto:mona@a.example'],
  ['mailto:mona@a.example', 'mailto:mona@a.example'],
  ['//evil.example', undefined],
  ['http://a.example', undefined],
  ['java\nscript:alert(1)', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['two words', undefined],
  ['', undefined],
])('reads the address %j', (typed, address) => {
  expect(addressOf(typed)).toBe(address);
});

const stateOf = (content: string, from: number, to = from): EditorState => {
  const doc = parse(content);
  return EditorState.create({ doc, selection: TextSelection.create(doc, from, to) });
};

it('links the selection, changes a link from inside it, and removes it', () => {
  const plain = stateOf('See our cars.', 5, 13);
  const linked = plain.apply(setLink(plain, '/inventory'));
  expect(serialise(linked.doc)).toBe('See <a href="/inventory">our cars</a>.');

  const inside = stateOf('See <a href="/inventory" title="Cars">our <b>cars</b></a>.', 7);
  expect(linkAt(inside)).toMatchObject({ start: 5, end: 13 });
  expect(serialise(inside.apply(setLink(inside, '/about')).doc)).toBe('See <a href="/about" title="Cars">our <b>cars</b></a>.');
  expect(serialise(inside.apply(removeLink(inside)).doc)).toBe('See our <b>cars</b>.');
});

it('inserts the address without a selection', () => {
  const empty = stateOf('', 1);
  expect(serialise(empty.apply(setLink(empty, 'mailto:a@b.example')).doc)).toBe('<a href="mailto:a@b.example">a@b.example</a>');
});
