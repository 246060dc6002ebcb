import '@dealership/ui-kit/testing';
import { I18nextProvider, i18n, markHydrated, startI18n } from '@dealership/ui-kit';
import { recordEarlyEvents } from '@dealership/ui-kit/early-events';
import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { i18nFor } from '../server/document/texts.js';
import { RemoteSection } from './remote-section.js';
import { type MountSection, MountSectionContext, RenderedSectionsContext } from './section-context.js';

const NAME = 'mf-catalog/featured-vehicles';

let becomesVisible: (() => void) | undefined;

class FakeObserver {
  constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    becomesVisible = () => this.report([{ isIntersecting: true }]);
  }
  disconnect() {
    becomesVisible = undefined;
  }
}

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});

const tree = (bring: MountSection) => (
  <I18nextProvider i18n={i18nFor('en')}>
    <MountSectionContext value={bring}>
      <RemoteSection name={NAME} />
    </MountSectionContext>
  </I18nextProvider>
);

const near = () => act(async () => becomesVisible?.());

it('is mounted only when it is visible', async () => {
  const brought: string[] = [];
  render(
    tree(async (name, element) => {
      brought.push(name);
      element.textContent = 'Cars';
      return () => undefined;
    }),
  );
  expect(brought).toEqual([]);
  await near();
  expect(brought).toEqual([NAME]);
  expect(screen.getByText('Cars')).toBeTruthy();
});

it('is mounted on hover, even if only its beginning is in view', async () => {
  const bring = jest.fn<MountSection>(async () => () => undefined);
  const { container } = render(tree(bring));
  await act(async () => container.querySelector('[data-section]')?.dispatchEvent(new Event('pointerover', { bubbles: true })));
  expect(bring).toHaveBeenCalledTimes(1);
});

it('passes the server’s markup and data to the remote', async () => {
  const sections = new Map([[NAME, { html: '<p>From the server</p>', state: { cars: ['<b>'] } }]] as const);
  const bring = jest.fn<MountSection>(async () => () => undefined);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<RenderedSectionsContext value={sections}>{tree(bring)}</RenderedSectionsContext>);
  await act(async () => hydrateRoot(container, tree(bring)));
  expect(container.textContent).toContain('From the server');
  await near();
  const [, element, state] = bring.mock.calls[0] ?? [];
  expect(element?.innerHTML).toBe('<p>From the server</p>');
  expect(state).toEqual({ cars: ['<b>'] });
  expect(container.textContent).toBe('From the server');
});

it('shows that it is unavailable if its remote fails to load and nothing is rendered', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    tree(async () => {
      throw new Error('unavailable');
    }),
  );
  await near();
  expect(await screen.findByRole('alert')).toBeTruthy();
  log.mockRestore();
});

it('shows that it is unavailable, and tries again, if its remote fails to load after the language was switched', async () => {
  await startI18n('en');
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const sections = new Map([[NAME, { html: '<p>From the server</p>', state: {} }]] as const);
  const bring = jest.fn<MountSection>(async () => {
    throw new Error('unavailable');
  });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<RenderedSectionsContext value={sections}>{tree(bring)}</RenderedSectionsContext>);
  const root = await act(async () => hydrateRoot(container, tree(bring)));
  await act(async () => i18n.changeLanguage('ar'));
  expect(container.textContent).not.toContain('From the server');
  expect(container.querySelector('[role=alert]')).toBeTruthy();
  bring.mockImplementation(async (_name, element) => {
    element.textContent = 'Cars';
    return () => undefined;
  });
  // The connection is back.
  await act(async () => window.dispatchEvent(new Event('online')));
  await near();
  expect(container.textContent).toBe('Cars');
  await act(async () => root.unmount());
  await i18n.changeLanguage('en');
  log.mockRestore();
});

it('tries again at the next press, which is recorded, if its remote failed to load below its markup', async () => {
  recordEarlyEvents();
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const sections = new Map([[NAME, { html: '<button type="button">Save</button>', state: {} }]] as const);
  const bring = jest.fn<MountSection>(async () => {
    throw new Error('unavailable');
  });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<RenderedSectionsContext value={sections}>{tree(bring)}</RenderedSectionsContext>);
  await act(async () => hydrateRoot(container, tree(bring)));
  markHydrated(container);
  await near();
  expect(bring).toHaveBeenCalledTimes(1);
  const save = screen.getByRole('button', { name: 'Save' });
  bring.mockImplementation(async () => () => undefined);
  fireEvent.pointerDown(save);
  await act(async () => save.click());
  expect(bring).toHaveBeenCalledTimes(2);
  expect(bring.mock.calls[1]?.slice(1)).toEqual(bring.mock.calls[0]?.slice(1));
  expect(window.earlyClicks).toEqual([save]);
  log.mockRestore();
});

it('says that it is late, and is shown when it arrives', async () => {
  jest.useFakeTimers();
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  render(
    tree(async (_name, element) => {
      await arrived;
      element.textContent = 'Cars';
      return () => undefined;
    }),
  );
  await near();
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => jest.runOnlyPendingTimers());
  expect(screen.getByRole('alert')).toBeTruthy();
  await act(async () => arrive());
  await near();
  expect(screen.getByText('Cars')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  jest.useRealTimers();
});

it('is unmounted with the page', async () => {
  let ended = 0;
  const { unmount } = render(
    tree(async () => () => {
      ended++;
    }),
  );
  await near();
  unmount();
  await act(async () => undefined);
  expect(ended).toBe(1);
});
