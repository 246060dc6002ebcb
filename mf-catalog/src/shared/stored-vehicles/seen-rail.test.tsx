import { storeVehicle } from '@dealership/ui-kit';
import { fakeService, renderWithProviders } from '@dealership/ui-kit/testing';
import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { vehicle } from '../../testing/vehicles.js';
import { SeenRail } from './seen-rail.js';

const api = fakeService('catalog');

beforeEach(() => {
  api.reset();
  localStorage.clear();
});

const see = (...ids: number[]) => {
  for (const id of ids) storeVehicle('seen-vehicles', { ...vehicle({ id }), name: `Car ${id}` });
};

const answer = (...ids: number[]) => {
  api.answer = { status: 200, body: ids.map((id) => vehicle({ id })) };
};

it('shows recently viewed vehicles from two on, without the current one', async () => {
  see(1, 2, 3);
  answer(1, 2);
  renderWithProviders(<SeenRail except={[3]} />, { namespace: 'catalog', texts: {} });
  const section = await screen.findByRole('region', { name: 'Recently viewed' });
  expect(within(section).getAllByRole('link')).toHaveLength(2);
});

it('shows and reserves nothing for one vehicle', () => {
  see(1, 3);
  const { container } = renderWithProviders(<SeenRail except={[3]} />, { namespace: 'catalog', texts: {} });
  expect(container.querySelector('[class*="place"]')).toBeNull();
});

it('shows nothing and gives the place back if only one is still listed', async () => {
  see(1, 2, 3);
  answer(1);
  const { container } = renderWithProviders(<SeenRail except={[3]} />, { namespace: 'catalog', texts: {} });
  await waitFor(() => expect(container.querySelector('[class*="place"] > [hidden]')).toBeTruthy());
  expect(screen.queryByRole('region')).toBeNull();
});
