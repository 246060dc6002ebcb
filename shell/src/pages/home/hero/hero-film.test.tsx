import '@dealership/ui-kit/testing';
import { defaultSettings } from '@dealership/contracts';
import { I18nextProvider } from '@dealership/ui-kit';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SiteProvider } from '../../../layout/site-context.js';
import { homeFront } from '../../../server/document/home-front.js';
import { i18nFor } from '../../../server/document/texts.js';
import type { SiteConfig } from '../../../site-config.js';
import { Hero } from './hero.js';

const WIDE = '(min-width: 48em) and (min-aspect-ratio: 1/1)';
const STILL = '(prefers-reduced-motion: reduce)';

let true_: Set<string>;
let whenIdle: (() => void) | undefined;

beforeEach(() => {
  true_ = new Set([WIDE]);
  whenIdle = undefined;
  config = { front: homeFront(defaultSettings) } as SiteConfig;
  const play = function play(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('playing'));
    return Promise.resolve();
  };
  const pause = function pause(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  };
  Object.assign(HTMLMediaElement.prototype, { play, pause });
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: true_.has(query) }),
    requestIdleCallback: (callback: () => void) => {
      whenIdle = callback;
      return 1;
    },
    cancelIdleCallback: () => undefined,
  });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

let config: SiteConfig;

const film = () => document.querySelector('video');

function open(): void {
  render(
    <I18nextProvider i18n={i18nFor('en')}>
      <SiteProvider value={{ config, path: '/', search: '' }}>
        <Hero />
      </SiteProvider>
    </I18nextProvider>,
  );
}

const becomeIdle = () => act(async () => whenIdle?.());

it('is not loaded before the page is idle', async () => {
  open();
  // Long enough for the film's code to load, if it were requested.
  await act(() => import('./hero-film.js'));
  expect(film()).toBeNull();
  await becomeIdle();
  await waitFor(() => expect(film()).not.toBeNull());
});

it.each([
  ['under 768 px', () => true_.delete(WIDE)],
  ['where motion is not wanted', () => true_.add(STILL)],
  [
    'where staff have published a picture',
    () => {
      config.front.picture = { src: '/a.webp', srcSet: '/a.webp 800w', width: 800, height: 450 };
    },
  ],
  ['where data is to be saved', () => Object.assign(navigator, { connection: { saveData: true } })],
])('is not loaded %s', async (_where, arrange) => {
  arrange();
  open();
  await becomeIdle();
  expect(film()).toBeNull();
});

it('plays muted at a tenth of its speed until it is paused', async () => {
  open();
  await becomeIdle();
  const button = await screen.findByRole('button', { name: 'Pause the film' });
  expect([film()?.playbackRate, film()?.muted]).toEqual([0.1, true]);
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('button', { name: 'Play the film' }));
  expect(await screen.findByRole('button', { name: 'Pause the film' })).toBeTruthy();
});
