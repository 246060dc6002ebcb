import { beforeEach, expect, it, jest } from '@jest/globals';
import { followNavigation } from './follow-navigation.js';

const scrolled = jest.fn();
window.scrollTo = scrolled as never;
document.body.innerHTML = '<a href="/about">About</a><main id="content" tabindex="-1"></main>';
followNavigation();

beforeEach(() => {
  scrolled.mockClear();
  document.querySelector('a')?.focus();
});

function goTo(path: string, state: object | null = null): void {
  window.history.pushState(state, '', path);
  window.dispatchEvent(new Event('single-spa:routing-event'));
}

it('starts a new page at its top, with the focus on its content', () => {
  goTo('/about');
  expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  expect(document.activeElement?.id).toBe('content');
});

it('keeps the scroll position when only the query changes', () => {
  goTo('/about?page=2');
  expect(scrolled).not.toHaveBeenCalled();
});

it('leaves scrolling to a page that restores it itself, but not on reload or a later Back', () => {
  goTo('/inventory', { usr: { restoresScroll: true }, idx: 4 });
  expect(scrolled).not.toHaveBeenCalled();
  expect(document.activeElement?.tagName).toBe('A');
  expect(window.history.state).toEqual({ usr: null, idx: 4 });
});

it("scrolls to the target in a new page's URL", () => {
  const shown = jest.fn();
  const target = Object.assign(document.createElement('section'), { id: 'decoder', scrollIntoView: shown });
  document.body.append(target);
  goTo('/auction-bidding#decoder');
  expect(shown).toHaveBeenCalledTimes(1);
  expect(scrolled).not.toHaveBeenCalled();
  goTo('/contact#no-such-place');
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('scrolls once to a target rendered later', async () => {
  const shown = jest.fn();
  goTo('/vehicle-sourcing#late');
  const target = Object.assign(document.createElement('section'), { id: 'late', scrollIntoView: shown });
  document.getElementById('content')?.append(target);
  await Promise.resolve();
  document.getElementById('content')?.append('more');
  await Promise.resolve();
  expect(shown).toHaveBeenCalledTimes(1);
});

it('does not scroll to a late target after the visitor has scrolled', async () => {
  const shown = jest.fn();
  goTo('/consignment#later');
  window.dispatchEvent(new Event('wheel'));
  const target = Object.assign(document.createElement('section'), { id: 'later', scrollIntoView: shown });
  document.getElementById('content')?.append(target);
  await Promise.resolve();
  expect(shown).not.toHaveBeenCalled();
});
