import { fakeService, renderWithProviders } from '@dealership/ui-kit/testing';
import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import catalog from '../../locales/en.json';
import { vehicle } from '../../testing/vehicles.js';
import { CompareVehiclesPage } from './compare-vehicles-page.js';
import texts from './locales/en.json';

const api = fakeService('catalog');

const show = (...cars: ReturnType<typeof vehicle>[]) => {
  for (const car of cars) api.answers[`/api/vehicles/${car.id}?lang=en`] = { status: 200, body: car };
  const at = `/compare?cars=${cars.map(({ id }) => id)}`;
  renderWithProviders(<CompareVehiclesPage />, { namespace: 'compare', texts, otherTexts: { catalog }, at });
};
const intro = async () => (await screen.findByRole('heading', { level: 1 })).nextElementSibling?.textContent;

beforeEach(() => {
  api.reset();
  localStorage.clear();
});

it('shows where to find a second car beside a single one', async () => {
  show(vehicle({ id: 31 }));
  await screen.findByText('Add a car');
  expect(await intro()).toBe('Add one or two more cars to see them side by side.');
  expect(screen.getByRole('link', { name: 'View the inventory' }).getAttribute('href')).toBe('/inventory');
  expect(screen.queryByRole('link', { name: 'Saved cars' })).toBeNull();
});

it('leads from a single car to other saved cars', async () => {
  localStorage.setItem('saved-vehicles', JSON.stringify([{ id: 4, name: 'Car 4', price: 1, sold: false, reserved: false }]));
  show(vehicle({ id: 31 }));
  expect((await screen.findByRole('link', { name: 'Saved cars' })).getAttribute('href')).toBe('/saved');
});

it('explains only what the comparison marks', async () => {
  show(vehicle({ id: 1, power: 640 }), vehicle({ id: 2, power: 640 }), vehicle({ id: 3, power: 480 }));
  await screen.findByRole('table');
  expect(await intro()).toBe(
    'Up to three cars side by side. What they share is dimmed. A gold dot marks the car that differs from the other two. ' +
      "Copy this page's link to share the comparison.",
  );
});

it('does not explain dimmed facts if two cars share none', async () => {
  const other = { mileage: 5, transmission: 'Manual', fuelType: 'Gasoline' } as const;
  show(vehicle({ id: 1 }), vehicle({ id: 2, ...other }));
  await screen.findByRole('table');
  expect(await intro()).toBe("Up to three cars side by side. Copy this page's link to share the comparison.");
});
