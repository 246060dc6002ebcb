import { fakeService, renderWithProviders } from '@dealership/ui-kit/testing';
import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import catalog from '../../locales/en.json';
import { facets, vehicle } from '../../testing/vehicles.js';
import { CompareVehiclesPage } from './compare-vehicles-page.js';
import texts from './locales/en.json';

const api = fakeService('catalog');

const keep = (...ids: number[]) =>
  localStorage.setItem(
    'saved-vehicles',
    JSON.stringify(ids.map((id) => ({ id, name: `Car ${id}`, price: 1, sold: false, reserved: false }))),
  );
const cars = (...ids: number[]) => ids.map((id) => vehicle({ id, model: `Model ${id}` }));
const show = () =>
  renderWithProviders(<CompareVehiclesPage />, { namespace: 'compare', texts, otherTexts: { catalog }, at: '/compare' });
const hearts = async (section: string) =>
  within((await screen.findByRole('heading', { name: section })).parentElement as HTMLElement).findAllByRole('button', {
    name: /^Save the/,
  });

beforeEach(() => {
  api.reset();
  localStorage.clear();
});

it('without cars and without saved ones, offers the newest, and compares as soon as two are saved', async () => {
  api.answers['/api/vehicles/search?sort=newest&status=available'] = {
    status: 200,
    body: { items: cars(1, 2, 3, 4), total: 4, page: 1, pages: 1, facets: facets() },
  };
  show();
  await screen.findByText('Press the heart on two or three cars and you can compare them here.');
  const [first, second, ...others] = await hearts('Newest in the showroom');
  expect(others).toHaveLength(1);
  fireEvent.click(first as HTMLElement);
  expect(screen.getByRole('link', { name: 'View the inventory' }).getAttribute('href')).toBe('/inventory');
  fireEvent.click(second as HTMLElement);
  expect(screen.getByRole('link', { name: 'Compare (2)' }).getAttribute('href')).toBe('/compare?cars=2,1');
  expect(await hearts('Newest in the showroom')).toHaveLength(3);
});

it('offers the saved cars, which stay while hearts are pressed', async () => {
  keep(4, 5);
  api.answer = { status: 200, body: cars(4, 5) };
  show();
  const [first] = await hearts('Saved cars');
  expect(screen.getByRole('link', { name: 'Compare (2)' }).getAttribute('href')).toBe('/compare?cars=4,5');
  fireEvent.click(first as HTMLElement);
  expect(screen.queryByRole('link', { name: 'Compare (2)' })).toBeNull();
  expect(await hearts('Saved cars')).toHaveLength(2);
});
