import { createServerI18n, I18nextProvider } from '@dealership/ui-kit';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { LatePart } from './late-part.js';
import { LateSection } from './late-section.js';
import type { Wake } from './wake.js';
import { whenNear } from './when-near.js';
import { whenUsed } from './when-used.js';

let reportNear: ((isIntersecting: boolean) => void) | undefined;

class FakeObserver {
  constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    reportNear = (isIntersecting) => this.report([{ isIntersecting }]);
  }
  disconnect() {
    reportNear = undefined;
  }
}

const sent: string[] = [];

function Form() {
  const [first] = useState(() => (document.querySelector('input') as HTMLInputElement | null)?.value ?? '');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(String(new FormData(event.currentTarget).get('word')));
      }}
    >
      <input name="word" aria-label="Word" defaultValue={first} />
      <button type="submit">Send</button>
    </form>
  );
}

let root: Root | undefined;
let arrive: () => void;
let fail: (reason: Error) => void;
let asked: number;

/** The part that the server had at hand, and the browser has to fetch. */
function browserPart(component: ComponentType): LatePart {
  const part: LatePart = {
    load: () => {
      asked++;
      return new Promise<ComponentType>((resolve, reject) => {
        arrive = () => resolve(component);
        fail = reject;
      });
    },
  };
  return part;
}

const i18n = createServerI18n('en', { common: { partUnavailable: { title: 'Not available', text: '', reload: 'Reload' } } });

const tree = (part: LatePart, wake: Wake) => (
  <I18nextProvider i18n={i18n}>
    <LateSection part={part} wake={wake} />
  </I18nextProvider>
);

async function openServed(wake: Wake): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(tree({ load: async () => Form, loaded: Form }, wake));
  await act(async () => {
    root = hydrateRoot(place, tree(browserPart(Form), wake));
  });
}

beforeEach(() => {
  asked = 0;
  sent.length = 0;
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

const word = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Word' });

it('shows what the server rendered and fetches nothing before it comes near', async () => {
  await openServed(whenNear);
  expect(word()).toBeTruthy();
  // Browsers report once at the start, wherever the place is.
  await act(async () => reportNear?.(false));
  expect(asked).toBe(0);
  await act(async () => reportNear?.(true));
  expect(asked).toBe(1);
});

it('is fetched when the focus gets there, and keeps what was typed meanwhile', async () => {
  await openServed(whenUsed);
  const typed = word();
  act(() => typed.focus());
  expect(asked).toBe(1);
  typed.value = 'early';
  await act(async () => arrive());
  expect(word()).toBe(typed);
  expect(typed.value).toBe('early');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual(['early']);
});

it('sends a form that was sent too early once it is alive', async () => {
  await openServed(whenUsed);
  word().value = 'early';
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual([]);
  await act(async () => arrive());
  expect(sent).toEqual(['early']);
});

it('keeps what the server rendered when it cannot be had, and tries again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openServed(whenUsed);
  act(() => word().focus());
  await act(async () => fail(new Error('offline')));
  expect(word()).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(asked).toBe(2);
  await act(async () => arrive());
  expect(sent).toHaveLength(1);
  log.mockRestore();
});

it('says that it is not available when it cannot be had and nothing shows', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    root = hydrateRoot(place, tree(browserPart(Form), whenNear), { onRecoverableError: () => undefined });
  });
  await act(async () => fail(new Error('offline')));
  expect(screen.getByRole('alert').textContent).toContain('Not available');
  log.mockRestore();
});
