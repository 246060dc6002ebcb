import { fakeService, renderWithProviders, useNavigate } from '@dealership/ui-kit/testing';
import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MouseEvent } from 'react';
import catalog from '../../locales/en.json';
import { vehicle } from '../../testing/vehicles.js';
import { CompareVehiclesPage } from './compare-vehicles-page.js';
import texts from './locales/en.json';

const api = fakeService('catalog');

/** The page in a shell that follows its links without a reload. */
function FollowedPage() {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    void navigate((event.target as Element).closest('a')?.getAttribute('href') ?? '');
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: it stands for the shell.
    <div onClick={follow}>
      <CompareVehiclesPage />
    </div>
  );
}

const show = (...cars: ReturnType<typeof vehicle>[]) => {
  for (const car of cars) api.answers[`/api/vehicles/${car.id}?lang=en`] = { status: 200, body: car };
  const at = `/compare?cars=${cars.map(({ id }) => id)}`;
  renderWithProviders(<FollowedPage />, { namespace: 'compare', texts, otherTexts: { catalog }, at });
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

it('suggests similar cars to compare a single one with', async () => {
  const items = [vehicle({ id: 7, make: 'Orsenza', model: 'Vento', images: ['/v'] }), vehicle({ id: 8, sold: true })];
  api.answers['/api/vehicles/search'] = { status: 200, body: { items, total: 2, page: 1, pageSize: 6 } };
  show(vehicle({ id: 31 }));
  const suggestions = within(await screen.findByRole('complementary', { name: /^Compare the .Marchmont. with$/ }));
  const links = suggestions.getAllByRole('listitem').map((item) => within(item).getByRole('link').getAttribute('href'));
  expect(links).toEqual(['/compare?cars=31,7']);
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

it('keeps the focus on the page when a car is removed', async () => {
  show(vehicle({ id: 1 }), vehicle({ id: 2 }), vehicle({ id: 3 }));
  const links = () => screen.findAllByRole('link', { name: /^Remove/ });
  const remove = async (at: number) => {
    (await links())[at]?.focus();
    await userEvent.keyboard('{Enter}');
  };
  await remove(1);
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Remove/ })).toHaveLength(2));
  expect(document.activeElement).toBe((await links())[1]);
  await remove(1);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});
