import { createServerI18n, I18nextProvider, UrlContext } from '@dealership/ui-kit';
import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { recordEarlyEvents } from '../early-events/index.js';
import { hydrateInto, renderInto } from '../hydration/roots.js';
import type { HydrateWhen } from '../hydration/strategies.js';
import { BrowserRouter, useLocation, useSearchParams } from '../router/index.js';
import { Island } from './island.js';
import type { LazyComponent } from './lazy-component.js';

let reportVisible: ((isIntersecting: boolean) => void) | undefined;

class FakeObserver {
  constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    reportVisible = (isIntersecting) => this.report([{ isIntersecting }]);
  }
  disconnect() {
    reportVisible = undefined;
  }
}

const sent: string[] = [];

function Form() {
  const [word, setWord] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(word);
      }}
    >
      <input id="word" aria-label="Word" value={word} onChange={({ target }) => setWord(target.value)} />
      <button type="submit">Send</button>
    </form>
  );
}

const chosen: string[] = [];

const Choice = () => (
  <select value="b" onChange={({ target }) => chosen.push(target.value)}>
    <option>a</option>
    <option>b</option>
  </select>
);

const Count = ({ count }: { count: number }) => <p>{`Number ${count}`}</p>;

function Query({ children }: { children: ReactNode }) {
  const [params, setParams] = useSearchParams();
  return (
    <UrlContext value={useLocation()}>
      <button type="button" onClick={() => setParams({ grade: '3' })}>
        {params.toString() || 'none'}
      </button>
      {children}
    </UrlContext>
  );
}

let root: Root | undefined;
let arrive: () => void;
let fail: (reason: Error) => void;
let loadCount: number;

/** A component available on the server, which the browser has to load. */
function browserComponent(component: ComponentType): LazyComponent {
  const lazy: LazyComponent = {
    load: () => {
      loadCount++;
      return new Promise<ComponentType>((resolve, reject) => {
        arrive = () => {
          lazy.loaded = component;
          resolve(component);
        };
        fail = reject;
      });
    },
  };
  return lazy;
}

const i18n = createServerI18n('en', {
  common: { retry: 'Try again', contentUnavailable: { title: 'Not available', text: 'The rest works', reload: 'Reload' } },
});

const tree = (lazy: LazyComponent, when: HydrateWhen) => (
  <I18nextProvider i18n={i18n}>
    <Island component={lazy} when={when} />
  </I18nextProvider>
);

async function openServed(when: HydrateWhen, early?: () => void): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(tree({ load: async () => Form, loaded: Form }, when));
  early?.();
  await act(async () => {
    root = hydrateInto(container, tree(browserComponent(Form), when), '');
  });
}

beforeAll(() => recordEarlyEvents());

beforeEach(() => {
  loadCount = 0;
  sent.length = 0;
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

const word = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Word' });

it("shows the server's markup and loads nothing before it is visible", async () => {
  await openServed('visible');
  expect(word()).toBeTruthy();
  // Browsers report once initially, wherever the element is.
  await act(async () => reportVisible?.(false));
  expect(loadCount).toBe(0);
  await act(async () => reportVisible?.(true));
  expect(loadCount).toBe(1);
});

it('loads on focus, and keeps the input typed meanwhile', async () => {
  await openServed('interaction');
  const typed = word();
  act(() => typed.focus());
  expect(loadCount).toBe(1);
  typed.value = 'early';
  await act(async () => arrive());
  expect(word()).toBe(typed);
  expect(typed.value).toBe('early');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual(['early']);
});

it('loads if it has the focus before the page is hydrated', async () => {
  await openServed('interaction', () => word().focus());
  expect(loadCount).toBe(1);
});

it('replays an early click after hydration, with the typed input', async () => {
  await openServed('interaction');
  word().value = 'early';
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual([]);
  await act(async () => arrive());
  expect(sent).toEqual(['early']);
});

it('loads at once if it was clicked before the page was hydrated', async () => {
  await openServed('interaction', () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));
  expect(loadCount).toBe(1);
  await act(async () => arrive());
  expect(sent).toEqual(['']);
});

it("keeps the server's markup if loading fails, and retries", async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openServed('interaction');
  act(() => word().focus());
  await act(async () => fail(new Error('offline')));
  expect(word()).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('The rest works');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(loadCount).toBe(2);
  await act(async () => arrive());
  expect(sent).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
  log.mockRestore();
});

it('shows that it is unavailable if loading fails and nothing is rendered', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    root = hydrateRoot(container, tree(browserComponent(Form), 'visible'), { onRecoverableError: () => undefined });
  });
  await act(async () => fail(new Error('offline')));
  expect(screen.getByRole('alert').textContent).toContain('Not available');
  log.mockRestore();
});

it.each(['visible', 'interaction'] as const)('fails silently if it is optional (%s)', async (when) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    const island = <Island component={browserComponent(Form)} when={when} optional />;
    root = hydrateRoot(container, <I18nextProvider i18n={i18n}>{island}</I18nextProvider>, {
      onRecoverableError: () => undefined,
    });
  });
  await act(async () => fail(new Error('offline')));
  expect(container.textContent).toBe('');
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});

it('takes no preset choice for input where only the browser has rendered', async () => {
  await act(async () => {
    root = renderInto(document.body.appendChild(document.createElement('div')), tree(browserComponent(Choice), 'visible'), '');
  });
  await act(async () => arrive());
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('b');
  expect(chosen).toEqual([]);
});

it('keeps the input when the language changes before hydration', async () => {
  await openServed('visible');
  const typed = word();
  typed.value = 'early';
  await act(async () => void (await i18n.changeLanguage('ja')));
  expect(word()).toBe(typed);
  await act(async () => arrive());
  expect(word()).not.toBe(typed);
  expect(word().value).toBe('early');
  await act(async () => void (await i18n.changeLanguage('en')));
});

it("passes new props to a hydrated component, and before that leaves the server's markup alone", async () => {
  const show = (lazy: LazyComponent<{ count: number }>, count: number) => (
    <I18nextProvider i18n={i18n}>
      <Island component={lazy} when="visible" props={{ count }} />
    </I18nextProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(show({ load: async () => Count, loaded: Count }, 1));
  const served = screen.getByText('Number 1');
  let come: () => void = () => undefined;
  const lazy: LazyComponent<{ count: number }> = { load: () => new Promise((resolve) => (come = () => resolve(Count))) };
  await act(async () => {
    root = hydrateRoot(container, show(lazy, 1));
  });
  await act(async () => root?.render(show(lazy, 1)));
  expect(screen.getByText('Number 1')).toBe(served);
  await act(async () => reportVisible?.(true));
  await act(async () => come());
  expect(screen.getByText('Number 1')).toBe(served);
  await act(async () => root?.render(show(lazy, 2)));
  expect(served.textContent).toBe('Number 2');
});

it('loads when the query changes, which React cannot show before', async () => {
  const page = (lazy: LazyComponent) => (
    <I18nextProvider i18n={i18n}>
      <BrowserRouter>
        <Query>
          <Island component={lazy} when="visible" />
        </Query>
      </BrowserRouter>
    </I18nextProvider>
  );
  window.history.replaceState(null, '', '/');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page({ load: async () => Form, loaded: Form }));
  await act(async () => {
    root = hydrateInto(container, page(browserComponent(Form)), '');
  });
  const served = word();
  expect(loadCount).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'none' }));
  await waitFor(() => expect(loadCount).toBe(1));
  await act(async () => arrive());
  expect(await screen.findByRole('button', { name: 'grade=3' })).toBeTruthy();
  expect(word()).toBe(served);
});
