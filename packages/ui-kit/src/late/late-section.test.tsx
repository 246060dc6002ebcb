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

const Count = ({ count }: { count: number }) => <p>{`Number ${count}`}</p>;

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
        arrive = () => {
          part.loaded = component;
          resolve(component);
        };
        fail = reject;
      });
    },
  };
  return part;
}

const i18n = createServerI18n('en', {
  common: { retry: 'Try again', partUnavailable: { title: 'Not available', text: 'The rest works', reload: 'Reload' } },
});

const tree = (part: LatePart, wake: Wake) => (
  <I18nextProvider i18n={i18n}>
    <LateSection part={part} wake={wake} />
  </I18nextProvider>
);

async function openServed(wake: Wake, early?: () => void): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(tree({ load: async () => Form, loaded: Form }, wake));
  early?.();
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

it('is fetched when the focus is there before the page is alive', async () => {
  await openServed(whenUsed, () => word().focus());
  expect(asked).toBe(1);
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
  expect(screen.getByRole('alert').textContent).toContain('The rest works');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(asked).toBe(2);
  await act(async () => fail(new Error('offline')));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(asked).toBe(3);
  await act(async () => arrive());
  expect(sent).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
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

it('in another language takes over what was typed into what the server rendered', async () => {
  await openServed(whenNear);
  const typed = word();
  typed.value = 'early';
  await act(async () => void (await i18n.changeLanguage('ja')));
  expect(word()).toBe(typed);
  await act(async () => arrive());
  expect(word()).not.toBe(typed);
  expect(word().value).toBe('early');
  await act(async () => void (await i18n.changeLanguage('en')));
});

it('gives a part that is alive what its page gives it, and leaves what the server rendered alone before', async () => {
  const show = (part: LatePart<{ count: number }>, count: number) => (
    <I18nextProvider i18n={i18n}>
      <LateSection part={part} wake={whenNear} props={{ count }} />
    </I18nextProvider>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(show({ load: async () => Count, loaded: Count }, 1));
  const served = screen.getByText('Number 1');
  let come: () => void = () => undefined;
  const part: LatePart<{ count: number }> = { load: () => new Promise((resolve) => (come = () => resolve(Count))) };
  await act(async () => {
    root = hydrateRoot(place, show(part, 1));
  });
  await act(async () => root?.render(show(part, 1)));
  expect(screen.getByText('Number 1')).toBe(served);
  await act(async () => reportNear?.(true));
  await act(async () => come());
  expect(screen.getByText('Number 1')).toBe(served);
  await act(async () => root?.render(show(part, 2)));
  expect(served.textContent).toBe('Number 2');
});
