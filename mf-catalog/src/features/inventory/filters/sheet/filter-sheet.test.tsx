import type { VehicleSearchResult } from '@dealership/contracts';
import { useSearchParams } from '@dealership/ui-kit/router';
import { fakeService, renderPart } from '@dealership/ui-kit/testing';
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

beforeEach(() => {
  api.reset();
  api.answers[SEARCH] = found();
  api.answers['/api/upcoming-vehicles'] = { status: 200, body: [] };
  const phone = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
  jest.spyOn(window, 'matchMedia').mockReturnValue(phone);
});

afterEach(async () => {
  // A sheet that was closed leaves its entry of the history later.
  await waitFor(() => expect(window.history.state?.sheet).toBeUndefined());
  jest.restoreAllMocks();
});

const Address = () => <output data-testid="query">{useSearchParams()[0].toString()}</output>;

const show = (query = '') =>
  renderPart(
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
const apply = (sheet: HTMLElement) => fireEvent.click(within(sheet).getByRole('button', { name: 'Apply filters' }));

async function openSheet(): Promise<HTMLElement> {
  fireEvent.click(opener());
  return screen.findByRole('dialog', { name: 'Filter the stock' });
}

it('is all that a phone has: there is no bar', () => {
  show();
  expect(screen.queryByRole('form', { name: 'Filter the stock' })).toBeNull();
});

it('applies nothing while a field holds no number', async () => {
  show();
  const sheet = await openSheet();
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

it('is closed by Escape, which applies nothing, forgets what was chosen and gives the focus back', async () => {
  show('?make=Orsenza');
  opener().focus();
  const sheet = await openSheet();
  expect(sheet.contains(document.activeElement)).toBe(true);
  choose(sheet, 'Fuel type', 'Diesel');
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener());
  expect(query()).toBe('make=Orsenza');
  expect(within(await openSheet()).getByLabelText<HTMLSelectElement>('Fuel type').value).toBe('');
});

it('offers the models of a make as soon as it is chosen', async () => {
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

it('is closed by Back, which applies nothing and stays on the page', async () => {
  window.history.replaceState({ idx: 0 }, '', '/inventory');
  show('?make=Orsenza');
  choose(await openSheet(), 'Fuel type', 'Diesel');
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.history.state).toEqual({ idx: 0 });
  expect(query()).toBe('make=Orsenza');
});

it('leaves no entry in the history when it is closed in another way', async () => {
  window.history.replaceState({ idx: 0 }, '', '/inventory');
  show();
  await openSheet();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(window.history.state).toEqual({ idx: 0 }));
});
