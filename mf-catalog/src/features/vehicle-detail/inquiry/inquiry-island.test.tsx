import '@dealership/ui-kit/testing';
import { createServerI18n, recordEarlyEvents } from '@dealership/ui-kit';
import type { LazyComponent } from '@dealership/ui-kit/island';
import { RemoteProviders } from '@dealership/ui-kit/lifecycles';
import { createQueryClient } from '@dealership/ui-kit/query';
import { afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import en from '../../../locales/en.json';
import ja from '../../../locales/ja.json';
import { vehicle } from '../../../testing/vehicles.js';
import { InquiryForm } from './inquiry-form.js';
import { InquiryIsland, inquiryForm } from './inquiry-island.js';

const car = vehicle();
let root: Root | undefined;
let comeIntoView = () => {};
let problems: unknown[];

const texts = () => {
  const i18n = createServerI18n('en', { common: {}, catalog: en });
  i18n.addResourceBundle('ja', 'catalog', ja);
  return i18n;
};

/** Hydrates the page in a browser that has not loaded the form's code yet. */
async function hydratePage() {
  const i18n = texts();
  const page = (form?: typeof inquiryForm) => (
    <RemoteProviders i18n={i18n} client={createQueryClient()}>
      <InquiryIsland vehicle={car} form={form} />
    </RemoteProviders>
  );
  await inquiryForm.load();
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = renderToString(page());
  const lazy: LazyComponent<ComponentProps<typeof InquiryForm>> = {
    load: async () => {
      lazy.loaded = InquiryForm;
      return InquiryForm;
    },
  };
  await act(async () => {
    root = hydrateRoot(element, page(lazy), { onRecoverableError: (error) => problems.push(error) });
  });
  return i18n;
}

beforeAll(() => recordEarlyEvents());

beforeEach(() => {
  sessionStorage.clear();
  problems = [];
  globalThis.IntersectionObserver = class {
    constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
      comeIntoView = () => seen([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  } as never;
});

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

const button = (name = 'Send Inquiry') => screen.getByRole<HTMLButtonElement>('button', { name });
const firstName = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^(First Name|名)/ });

it('is readable before its code is loaded, and then replays an early click', async () => {
  await hydratePage();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ }).value).toContain('2024 Aldermere Marchmont');
  await userEvent.click(button());
  expect(screen.queryByText(/firstName$/)).toBeNull();
  await act(async () => comeIntoView());
  await screen.findByText(/firstName$/);
});

it('hydrates when visible, with its early input', async () => {
  await hydratePage();
  const typedInto = firstName();
  await userEvent.type(typedInto, 'Sara');
  await act(async () => comeIntoView());
  expect(firstName()).toBe(typedInto);
  await userEvent.click(button());
  await screen.findByText(/lastName$/);
  expect(screen.queryByText(/validation.firstName$/)).toBeNull();
  expect(problems).toEqual([]);
});

it('keeps its input when the language changes before hydration', async () => {
  const i18n = await hydratePage();
  await userEvent.type(firstName(), 'Hanako');
  await act(async () => {
    await i18n.changeLanguage('ja');
  });
  await screen.findByRole('button', { name: '問い合わせを送信' });
  expect(firstName().value).toBe('Hanako');
  expect(problems).toEqual([]);
});
