/** @jest-environment @dealership/build-kit/jest/server-environment */

import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { NameText } from './name-text.js';

it.each([
  ['Arashi Concept 4', 'lang="en" dir="ltr"'],
  ['4.5', 'lang="en" dir="ltr"'],
  ['ثريا 4', 'lang="ar" dir="rtl"'],
])("marks the language and direction of %s, whatever the page's", (text, expected) => {
  expect(renderToStaticMarkup(<NameText text={text} />)).toBe(`<bdi class="name" ${expected}>${text}</bdi>`);
});
