import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../testing/render.js';
import { RailArrows } from './rail-arrows.js';

const CARD = 300;
const { IntersectionObserver } = globalThis;

let report: (shown: Record<string, number>) => void;
let scrolled: number[];
let observed: Set<Element>;

beforeEach(() => {
  scrolled = [];
  observed = new Set();
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: { target: Element; intersectionRatio: number }[]) => void) {
      report = (shown) =>
        act(() =>
          callback(
            Object.entries(shown).map(([name, intersectionRatio]) => ({ target: screen.getByText(name), intersectionRatio })),
          ),
        );
    }
    observe(card: Element) {
      observed.add(card);
    }
    disconnect() {
      observed.clear();
    }
  } as unknown as typeof IntersectionObserver;
});

afterEach(() => {
  globalThis.IntersectionObserver = IntersectionObserver;
});

function Page({ direction, movable = false }: { direction: 1 | -1; movable?: boolean }) {
  const [rail, setRail] = useState<HTMLElement | null>(null);
  const measured = (element: HTMLUListElement | null) => {
    if (element) {
      element.scrollBy = ((options: ScrollToOptions) => scrolled.push(options.left ?? 0)) as typeof element.scrollBy;
      for (const [at, card] of [...element.children].entries())
        Object.defineProperty(card, 'offsetLeft', { configurable: true, value: direction * at * CARD });
    }
    setRail(element);
  };
  return (
    <>
      <RailArrows rail={rail} movable={movable} />
      <ul ref={measured}>
        <li>first</li>
        <li>second</li>
        <li>last</li>
      </ul>
    </>
  );
}

const show = (direction: 1 | -1 = 1) => renderWithProviders(<Page direction={direction} />, { namespace: 'none', texts: {} });
const arrow = (name: string) => screen.getByRole('button', { name, hidden: true });
const isMovable = () => arrow('Next').parentElement?.hasAttribute('data-movable');
const disabled = () => ['Previous', 'Next'].map((name) => arrow(name).getAttribute('aria-disabled'));

it('shows arrows for overflowing content, and disables them at its ends', () => {
  show();
  expect(isMovable()).toBe(false);
  report({ first: 1, last: 0 });
  expect(isMovable()).toBe(true);
  expect(disabled()).toEqual(['true', 'false']);
  report({ first: 0.2 });
  expect(disabled()).toEqual(['false', 'false']);
  report({ last: 0.99 });
  expect(disabled()).toEqual(['false', 'true']);
});

it('stays hidden if everything fits', () => {
  show();
  report({ first: 1, last: 1 });
  expect(isMovable()).toBe(false);
});

it('shows arrows before measuring if there is probably something to scroll, and hides them if not', () => {
  renderWithProviders(<Page direction={1} movable />, { namespace: 'none', texts: {} });
  expect(isMovable()).toBe(true);
  expect(disabled()).toEqual(['true', 'false']);
  report({ first: 1, last: 1 });
  expect(isMovable()).toBe(false);
});

it('observes the cards of a new list', async () => {
  show();
  const card = document.createElement('li');
  screen.getByText('first').before(card);
  await waitFor(() => expect([...observed]).toEqual([card, screen.getByText('last')]));
});

it.each([
  ['left to right', 1],
  ['right to left', -1],
] as const)('scrolls by a card in the inline direction (%s)', (_words, direction) => {
  show(direction);
  report({ first: 1, last: 0 });
  fireEvent.click(arrow('Next'));
  fireEvent.click(arrow('Previous'));
  expect(scrolled).toEqual([direction * CARD, -direction * CARD]);
});
