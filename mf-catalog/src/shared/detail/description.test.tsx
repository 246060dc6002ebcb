import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Description } from './description.js';

it.each([
  ['A grand tourer.\n\nOne owner.', 'en', 'ltr'],
  ['سيارة Aldermere فاخرة.\n\nمالك واحد.', 'ar', 'rtl'],
])('keeps its original language and direction: %j', (text, lang, dir) => {
  const { container } = render(<Description text={text} />);
  const description = container.firstElementChild as HTMLElement;
  expect([description.lang, description.dir, description.children.length]).toEqual([lang, dir, 2]);
});
