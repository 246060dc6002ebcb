import { failure, fakeService, renderWithProviders } from '@dealership/ui-kit/testing';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import catalogTexts from '../../locales/en.json';
import texts from '../../shared/stored-vehicles/locales/en.json';
import { facets, vehicle } from '../../testing/vehicles.js';
import { SavedVehiclesPage } from './saved-vehicles-page.js';

const api = fakeService('catalog');

const stored = (id: number, changes: object = {}) => ({
  ...{ id, name: `Car ${id}`, price: 745_000, sold: false, reserved: false },
  ...changes,
});
const keep = (...vehicles: object[]) => localStorage.setItem('saved-vehicles', JSON.stringify(vehicles));
const show = () =>
  renderWithProviders(<SavedVehiclesPage />, {
    namespace: 'stored-vehicles',
    texts,
    otherTexts: { catalog: catalogTexts },
    at: '/saved',
  });

beforeEach(() => {
  api.reset();
  localStorage.clear();
});
afterEach(() => localStorage.clear());

const NEWEST = '/api/vehicles/search?sort=newest&status=available';

it('says where saved cars come from when there are none, and shows the three newest, each with its heart', async () => {
  api.answers[NEWEST] = {
    status: 200,
    body: { items: [1, 2, 3, 4].map((id) => vehicle({ id })), total: 4, page: 1, pages: 1, facets: facets() },
  };
  show();
  expect(screen.getByRole('heading', { name: 'Nothing saved yet' })).toBeTruthy();
  const newest = (await screen.findByRole('heading', { name: 'Newest in the showroom' })).parentElement as HTMLElement;
  expect(await within(newest).findAllByRole('button', { name: /^Save the/ })).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'View the inventory' }).getAttribute('href')).toBe('/inventory');
});

it('shows no newest cars where they cannot be read', async () => {
  api.answers[NEWEST] = failure(404, 'NOT_FOUND', 'Gone');
  show();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Newest in the showroom' })).toBeNull());
  expect(screen.getByRole('link', { name: 'View the inventory' })).toBeTruthy();
});

it('asks for no newest cars where some are saved', async () => {
  keep(stored(12));
  api.answer = { status: 200, body: [vehicle()] };
  show();
  await screen.findByRole('button', { name: 'Save the 2024 Aldermere Marchmont' });
  expect(api.at(NEWEST)).toEqual([]);
});

it('shows changes since saving, and keeps a removed car until it is dismissed', async () => {
  keep(stored(12, { price: 800_000 }), stored(13), stored(99, { name: '2020 Gone' }), stored(14, { price: null }));
  const now = [vehicle(), vehicle({ id: 13, sold: true }), vehicle({ id: 14 })];
  api.answers['/api/vehicles/by-id?ids=12%2C13%2C99%2C14'] = { status: 200, body: now };
  show();
  await screen.findByText('Price reduced, was AED 800,000');
  const another = screen.getByText('Find another car').parentElement as HTMLElement;
  expect(within(another).getByRole('link', { name: 'View the inventory' }).getAttribute('href')).toBe('/inventory');
  expect(screen.getByText('Sold since you saved it')).toBeTruthy();
  expect(screen.getByText('The price is stated now')).toBeTruthy();
  const gone = screen.getByRole('heading', { name: '2020 Gone' }).closest('article') as HTMLElement;
  fireEvent.click(within(gone).getByRole('button', { name: 'Remove from the list' }));
  expect(screen.queryByRole('heading', { name: '2020 Gone' })).toBeNull();
  expect(JSON.parse(localStorage.getItem('saved-vehicles') ?? '')).toHaveLength(3);
});

it('links to a comparison of two or three, and prevents a fourth', async () => {
  keep(...[1, 2, 3, 4].map((id) => stored(id)));
  api.answer = { status: 200, body: [1, 2, 3, 4].map((id) => vehicle({ id })) };
  show();
  const boxes = await screen.findAllByRole('checkbox');
  expect(screen.getByText('Choose two or three cars to see them side by side.')).toBeTruthy();
  expect(screen.queryByText(/^Compare \(/)).toBeNull();
  for (const box of boxes.slice(0, 3)) fireEvent.click(box);
  expect(screen.getByRole('link', { name: 'Compare (3)' }).getAttribute('href')).toBe('/compare?cars=1,2,3');
  expect(boxes[3]).toHaveProperty('disabled', true);
  expect(['Car 1', 'Car 2', 'Car 3', 'Car 4'].map((name) => screen.queryByText(name) !== null)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it('chooses all to compare if there are two or three', async () => {
  keep(stored(1), stored(2));
  api.answer = { status: 200, body: [1, 2].map((id) => vehicle({ id })) };
  show();
  expect((await screen.findByRole('link', { name: 'Compare (2)' })).getAttribute('href')).toBe('/compare?cars=1,2');
  expect(screen.getByText('Untick what you do not want to compare.')).toBeTruthy();
  fireEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  expect(screen.getByText('Choose two or three cars to see them side by side.')).toBeTruthy();
  expect(screen.getByText('Tick one more car to compare.').parentElement?.textContent).toContain('Car 2');
  expect(screen.queryByText(/^Compare \(/)).toBeNull();
});

it('removes a car by its heart, and offers no comparison of a single car', async () => {
  keep(stored(12));
  api.answer = { status: 200, body: [vehicle()] };
  show();
  const heart = await screen.findByRole('button', { name: 'Save the 2024 Aldermere Marchmont' });
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('checkbox')).toBeNull();
  fireEvent.click(heart);
  expect(screen.getByRole('heading', { name: 'Nothing saved yet' })).toBeTruthy();
});

it('leaves the saved cars out of the recently viewed ones', async () => {
  keep(stored(1));
  localStorage.setItem('seen-vehicles', JSON.stringify([1, 2, 3].map((id) => stored(id))));
  api.answers['/api/vehicles/by-id?ids=1'] = { status: 200, body: [vehicle({ id: 1 })] };
  api.answers['/api/vehicles/by-id?ids=2%2C3'] = { status: 200, body: [2, 3].map((id) => vehicle({ id })) };
  show();
  const seen = await screen.findByRole('region', { name: 'Recently viewed' });
  expect(
    within(seen)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/vehicle/2', '/vehicle/3']);
});
