import { expect, it } from '@jest/globals';
import { EditorState, TextSelection } from 'prosemirror-state';
import { parse, serialise } from './content.js';
import { insertPicture, pictureAt } from './pictures.js';

const ADDRESS = '/media/93ce8d07b61189006f4e867f2bb6235b-1366x860/1366.webp';
const FIGURE = `<figure><img src="${ADDRESS}" alt="" width="1366" height="860"></figure>`;

it.each([
  ['after the current block', 'One.\n\nTwo.', 2, `One.\n\n${FIGURE}\n\nTwo.`],
  ['after the whole list', '<ul>\n<li>One</li>\n</ul>', 4, `<ul>\n<li>One</li>\n</ul>\n\n${FIGURE}`],
  ['in place of an empty paragraph', '', 1, FIGURE],
])('inserts a picture %s, and selects it', (_, content, at, written) => {
  const doc = parse(content);
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, at) });
  const next = state.apply(insertPicture(state, ADDRESS));
  expect(serialise(next.doc)).toBe(written);
  expect(pictureAt(next)).toMatchObject({ alt: '' });
});
