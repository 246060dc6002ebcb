import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ScrollEdges } from './scroll-edges.js';

let resize = () => {};
const { ResizeObserver: before } = globalThis;

/** jsdom has no layout: the sizes of the scrolled box. */
const size = { scrollWidth: 600, clientWidth: 350, scrollLeft: 0 };

beforeEach(() => {
  Object.assign(size, { scrollWidth: 600, clientWidth: 350, scrollLeft: 0 });
  globalThis.ResizeObserver = class {
    constructor(onResize: () => void) {
      resize = () => act(onResize);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
});
afterEach(() => {
  globalThis.ResizeObserver = before;
});

function open() {
  render(
    <ScrollEdges>
      <p>Wide</p>
    </ScrollEdges>,
  );
  const container = screen.getByText('Wide').parentElement as HTMLElement;
  for (const name of ['scrollWidth', 'clientWidth', 'scrollLeft'] as const)
    Object.defineProperty(container, name, { get: () => size[name] });
  const shown = () => Object.keys((container.parentElement as HTMLElement).dataset).sort();
  return { container, shown };
}

it.each([
  ['left to right', 1],
  ['right to left', -1],
])('shows at which edge there is more: %s', (_what, way) => {
  const { container, shown } = open();
  resize();
  expect([shown(), container.tabIndex]).toEqual([['moreEnd'], 0]);
  size.scrollLeft = way * 100;
  fireEvent.scroll(container);
  expect(shown()).toEqual(['moreEnd', 'moreStart']);
  size.scrollLeft = way * 250;
  fireEvent.scroll(container);
  expect(shown()).toEqual(['moreStart']);
});

it('shows nothing while everything fits, and follows the width', () => {
  size.scrollWidth = 350;
  const { container, shown } = open();
  resize();
  expect([shown(), container.tabIndex]).toEqual([[], -1]);
  size.scrollWidth = 351;
  size.clientWidth = 300;
  resize();
  expect(shown()).toEqual(['moreEnd']);
});
