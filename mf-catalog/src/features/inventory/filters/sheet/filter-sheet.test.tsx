import type { VehicleSearchResult } from '@dealership/contracts';
import { useSearchParams } from '@dealership/ui-kit/router';
import { fakeService, renderWithProviders } from '@dealership/ui-kit/testing';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import texts from '../../../../locales/en.json';
import { facets, vehicle } from '../../../../testing/vehicles.js';
import { InventoryPage } from '../../inventory-page.js';

const SEARCH = '/api/vehicles/search';

const found = (models: string[] = []): { status: number; body: VehicleSearchResult } => ({
  status: 200,
  body: {
    items: [vehicle()],
    total: 30,
    page: 1,
    pageSize: 6,
    facets: facets({ makes: [{ value: 'Orsenza', count: 2 }], models: models.map((value) => ({ value, count: 1 })) }),
  },
});

const api = fakeService('catalog');

let phone: MediaQueryList & { matches: boolean };

beforeEach(() => {
  api.reset();
  api.answers[SEARCH] = found();
  api.answers['/api/upcoming-vehicles'] = { status: 200, body: [] };
  phone = Object.assign(new EventTarget(), { matches: true }) as typeof phone;
  jest.spyOn(window, 'matchMedia').mockReturnValue(phone);
});

afterEach(async () => {
  // A closed sheet removes its history entry asynchronously.
  await waitFor(() => expect(window.history.state?.sheet).toBeUndefined());
  jest.restoreAllMocks();
});

const Address = () => <output data-testid="query">{useSearchParams()[0].toString()}</output>;

const show = (query = '') =>
  renderWithProviders(
    <>
      <InventoryPage />
      <Address />
    </>,
    { namespace: 'catalog', texts, at: `/inventory${query}` },
  );

const query = () => screen.getByTestId('query').textContent;
const opener = () => screen.getByRole('button', { name: /^Filters/ });
const choose = (sheet: HTMLElement, name: string, value: string) =>
  fireEvent.change(within(sheet).getByLabelText(name), { target: { value } });
const fuel = (sheet: HTMLElement, name: string | RegExp) =>
  within(within(sheet).getByRole('group', { name: 'Fuel type' })).getByRole<HTMLInputElement>('radio', { name });
const apply = (sheet: HTMLElement) => fireEvent.click(within(sheet).getByRole('button', { name: /^Show/ }));

async function openSheet(): Promise<HTMLElement> {
  fireEvent.click(opener());
  return screen.findByRole('dialog', { name: 'Filter cars' });
}

const BAR = ['Search', 'Make', 'Model', 'Price'];

it('has every filter but the search, on a phone and in a wide window', async () => {
  const fields = (place: HTMLElement) =>
    new Set([...place.querySelectorAll<HTMLInputElement>('input, select')].map(({ name }) => name)).size;
  const inBar = () => BAR.filter((name) => within(screen.getByRole('form')).queryByLabelText(name));
  const { unmount } = show();
  expect(inBar()).toEqual(['Search']);
  expect(fields(await openSheet())).toBe(10);
  expect(within(screen.getByRole('dialog')).getByLabelText<HTMLSelectElement>('Model').disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  unmount();
  phone.matches = false;
  show('?make=Orsenza&fuelType=Hybrid&price=500000%2B');
  expect(inBar()).toEqual(BAR);
  fireEvent.click(screen.getByRole('button', { name: 'More filters (1)' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filter cars' });
  expect(fields(sheet)).toBe(10);
  expect(within(sheet).getByLabelText<HTMLSelectElement>('Price').value).toBe('500000+');
});

it('shows the number of matches on its button', async () => {
  show();
  const sheet = await openSheet();
  await within(sheet).findByRole('button', { name: 'Show 30 cars' });
  api.answers[SEARCH] = { status: 200, body: { ...found().body, items: [], total: 0 } };
  fireEvent.click(fuel(sheet, /^Diesel/));
  await within(sheet).findByRole('button', { name: 'No car fits: see the nearest' });
  expect(query()).toBe('');
});

it('applies nothing while a field is invalid', async () => {
  show();
  const sheet = await openSheet();
  choose(sheet, 'Price', 'free');
  const price = within(sheet).getByLabelText<HTMLInputElement>('AED from');
  choose(sheet, 'AED from', '500k');
  fireEvent.blur(price);
  apply(sheet);
  within(sheet).getByText('AED from: please use digits only, nine at most, for example 500,000');
  choose(sheet, 'AED from', '500000');
  fireEvent.blur(price);
  apply(sheet);
  await waitFor(() => expect(query()).toBe('minPrice=500000'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('closes by Escape, discards its choices and returns the focus', async () => {
  show('?make=Orsenza');
  opener().focus();
  const sheet = await openSheet();
  expect(sheet.contains(document.activeElement)).toBe(true);
  fireEvent.click(fuel(sheet, /^Diesel/));
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener());
  expect(query()).toBe('make=Orsenza');
  expect(fuel(await openSheet(), 'Any').checked).toBe(true);
});

it('offers the models of a make as soon as it is selected', async () => {
  show();
  const sheet = await openSheet();
  await within(sheet).findByRole('option', { name: 'Orsenza (2)' });
  api.answers[SEARCH] = found(['Altavia']);
  choose(sheet, 'Make', 'Orsenza');
  await within(sheet).findByRole('option', { name: 'Altavia (1)' });
  choose(sheet, 'Model', 'Altavia');
  apply(sheet);
  await waitFor(() => expect(query()).toBe('make=Orsenza&model=Altavia'));
});

it('closes by Back, applies nothing and stays on the page', async () => {
  window.history.replaceState({ idx: 0 }, '', '/inventory');
  show('?make=Orsenza');
  fireEvent.click(fuel(await openSheet(), /^Diesel/));
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.history.state).toEqual({ idx: 0 });
  expect(query()).toBe('make=Orsenza');
});

it('leaves no history entry when closed otherwise', async () => {
  window.history.replaceState({ idx: 0 }, '', '/inventory');
  show();
  await openSheet();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(window.history.state).toEqual({ idx: 0 }));
});
